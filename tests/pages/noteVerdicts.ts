import type {FullConfig, Reporter, Suite, TestCase, TestResult} from '@playwright/test/reporter';
import {CONTENT, keepPageVerdicts, type PageVerdicts} from './pageVerdicts';

/** Records the pages that passed. It is a reporter, because a test can still fail in the fixtures that end after it. */
export default class NoteVerdicts implements Reporter {
  private verdicts: PageVerdicts | undefined;

  onBegin(_config: FullConfig, suite: Suite): void {
    if (suite.allTests().some(findContent)) this.verdicts = keepPageVerdicts();
  }

  onTestEnd(test: TestCase, {status}: TestResult): void {
    const content = findContent(test);
    if (content !== undefined && status === 'passed') this.verdicts?.notePassed(content);
  }

  printsToStdio(): boolean {
    return false;
  }
}

function findContent({annotations}: TestCase): string | undefined {
  return annotations.find(({type}) => type === CONTENT)?.description;
}
