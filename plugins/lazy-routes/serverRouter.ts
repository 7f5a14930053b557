/** Replaces `@docusaurus/router` in the build of the server. */
export {Redirect, useHistory, useLocation} from 'react-router-dom';
export {matchPath} from './matchPath';
