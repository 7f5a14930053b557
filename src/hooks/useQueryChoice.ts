import {useHistory, useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';

/**
 * A choice that lives in the page's query, so that it can be shared and Back undoes it. Values that are not among the
 * allowed ones count as none. To choose may take other choices out of the query.
 */
export function useQueryChoice<Value extends string>(
  name: string,
  allowed: readonly Value[],
): [Value | undefined, (value: Value | undefined, dropped?: readonly string[]) => void] {
  const {search, pathname} = useLocation();
  const history = useHistory();
  // The page is built without a query: what the server rendered and the first render must agree.
  const isHydrated = useIsBrowser();
  const found = isHydrated ? new URLSearchParams(search).get(name) : null;
  const choice = allowed.find((value) => value === found);
  const choose = (value: Value | undefined, dropped: readonly string[] = []) => {
    // The button for no choice can be pressed again: Back would then do nothing.
    if (value === choice) return;
    const query = new URLSearchParams(search);
    for (const other of dropped) query.delete(other);
    if (value === undefined) query.delete(name);
    else query.set(name, value);
    history.push({pathname, search: query.toString()});
  };
  return [choice, choose];
}
