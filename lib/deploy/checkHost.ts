import {HOST_CHECKS, type HostCheckName, type Wrong} from './hostChecks';
import type {HostSite} from './readHost';

/** What a check found at a host; all is right when `wrong` is empty. */
export interface HostReport {
  check: HostCheckName;
  wrong: readonly Wrong[];
}

const NAMED = 3;

/** Runs the checks against a running site, except those in `skipped`. */
export async function checkHost(
  site: HostSite,
  skipped: readonly HostCheckName[] = [],
): Promise<HostReport[]> {
  const reports: HostReport[] = [];
  for (const check of listHostChecks())
    if (!skipped.includes(check)) reports.push({check, wrong: await HOST_CHECKS[check](site)});
  return reports;
}

/** The names of all checks, in the order in which they run. */
export function listHostChecks(): HostCheckName[] {
  // Object.keys has no types; the keys are those of the constant.
  return Object.keys(HOST_CHECKS) as HostCheckName[];
}

/** The lines to print for a report; a problem at many addresses is printed once. */
export function describeReport({check, wrong}: HostReport): string[] {
  if (wrong.length === 0) return [`${check}: all right`];
  const problems = [...new Set(wrong.map(({problem}) => problem))];
  return problems.map((problem) => {
    const places = wrong.filter((one) => one.problem === problem);
    const named = places.slice(0, NAMED).map(({address}) => address);
    const more = places.length - named.length;
    return `${check}: ${named.join(', ')}${more > 0 ? ` and ${more} more` : ''}: ${problem}`;
  });
}
