const PROJECT_FILE = /^res\/[\w./-]+$/;

/** Whether the title of a block of code names a file of the reader's project: a path below `res`. */
export function isProjectFile(title: string): boolean {
  return PROJECT_FILE.test(title);
}
