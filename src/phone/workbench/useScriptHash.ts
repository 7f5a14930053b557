import {useLocation} from '@docusaurus/router';
import {type LinkedScript, readScriptHash} from '@site/lib/phone/link/scriptLink';

/** The script that the fragment of the address carries, also of a link that is followed later. */
export function useScriptHash(): LinkedScript | undefined {
  return readScriptHash(useLocation().hash);
}
