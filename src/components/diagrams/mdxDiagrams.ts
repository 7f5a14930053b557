import {CannyDiagram} from './CannyDiagram';
import {CloudMessageFlow} from './CloudMessageFlow';
import {ControlTreeDiagram} from './ControlTreeDiagram';
import {CoordinatesDiagram} from './CoordinatesDiagram';
import {FeatureStringDiagram} from './FeatureStringDiagram';
import {FirstRunDiagram} from './FirstRunDiagram';
import {FloatWindowDiagram} from './FloatWindowDiagram';
import {GestureDiagram} from './GestureDiagram';
import {HidBoardDiagram} from './HidBoardDiagram';
import {IosSetupDiagram} from './IosSetupDiagram';
import {OcrResultDiagram} from './OcrResultDiagram';
import {PluginDiagram} from './PluginDiagram';
import {RegionDiagram} from './RegionDiagram';
import {RunModesDiagram} from './RunModesDiagram';
import {ScreenPicture} from './ScreenPicture';
import {SearchDirectionsDiagram} from './SearchDirectionsDiagram';
import {SettingsWindowDiagram} from './SettingsWindowDiagram';
import {ThresholdCurveDiagram} from './ThresholdCurveDiagram';
import {ToleranceDiagram} from './ToleranceDiagram';
import {WebIdeDiagram} from './WebIdeDiagram';
import {WebWindowDiagram} from './WebWindowDiagram';
import {WindowInputDiagram} from './WindowInputDiagram';
import {YoloPathDiagram} from './YoloPathDiagram';

/** The diagrams that pages may use by name, without an import. */
export const mdxDiagrams = {
  CannyDiagram,
  CloudMessageFlow,
  ControlTreeDiagram,
  CoordinatesDiagram,
  FeatureStringDiagram,
  FirstRunDiagram,
  FloatWindowDiagram,
  GestureDiagram,
  HidBoardDiagram,
  IosSetupDiagram,
  OcrResultDiagram,
  PluginDiagram,
  RegionDiagram,
  RunModesDiagram,
  ScreenPicture,
  SearchDirectionsDiagram,
  SettingsWindowDiagram,
  ThresholdCurveDiagram,
  ToleranceDiagram,
  WebIdeDiagram,
  WebWindowDiagram,
  WindowInputDiagram,
  YoloPathDiagram,
};
