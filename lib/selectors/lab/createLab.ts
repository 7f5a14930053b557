import {type ParsedChain, parseChain} from '../chain/parseChain';
import {type ChainTrace, openScreen, type Screen, traceChain} from '../chain/traceChain';
import {type ChainSuggestion, suggestChains} from '../suggest/suggestChains';
import {type ControlTree, UnreadableTree} from '../tree/controlTree';
import {readControls} from '../tree/readControls';

/** What the page asks, about the tree that was opened or read last. */
export type LabRequest =
  | {kind: 'open'; tree: ControlTree}
  | {kind: 'read'; source: string}
  | {kind: 'trace'; chain: string; wanted: number | undefined}
  | {kind: 'suggest'; wanted: number};

export type LabAnswer =
  | {kind: 'opened'; tree: ControlTree}
  | {kind: 'refused'; message: string}
  | {kind: 'traced'; parsed: ParsedChain; trace: ChainTrace}
  | {kind: 'suggested'; suggestions: readonly ChainSuggestion[]};

/** Answers what the page asks about one tree; runs in a worker, or in the page where workers are refused. */
export function createLab(): (request: LabRequest) => LabAnswer {
  let screen: Screen | undefined;

  function open(tree: ControlTree): LabAnswer {
    screen = openScreen(tree);
    return {kind: 'opened', tree};
  }

  return (request) => {
    switch (request.kind) {
      case 'open':
        return open(request.tree);
      case 'read':
        return read(request.source, open);
      case 'trace': {
        const parsed = parseChain(request.chain, screen?.tree.platform ?? 'android');
        const trace = screen
          ? traceChain(screen, parsed, request.wanted)
          : {counts: [], matches: [], notes: []};
        return {kind: 'traced', parsed, trace};
      }
      case 'suggest':
        return {kind: 'suggested', suggestions: screen ? suggestChains(screen, request.wanted) : []};
    }
  };
}

function read(source: string, open: (tree: ControlTree) => LabAnswer): LabAnswer {
  try {
    return open(readControls(source));
  } catch (error) {
    if (error instanceof UnreadableTree) return {kind: 'refused', message: error.message};
    throw error;
  }
}
