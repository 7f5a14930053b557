import {existsSync} from 'node:fs';
import type {Reporter, TestCase, TestResult} from '@playwright/test/reporter';
import type {Verdicts} from '../../scripts/keepVerdicts';
import {BUILD} from '../support/builtSite';
import {keepPageVerdicts, SUBJECT} from './pageVerdicts';

/** Records the tests of pages that passed. It is a reporter, because a test can still fail in the fixtures that end after it. */
export default class NoteVerdicts implements Reporter {
  private verdicts: Verdicts | undefined;

  onBegin(): void {
    // Without a built site no test runs, and the server says what to do (scripts/runServer.mjs).
    if (existsSync(BUILD)) this.verdicts = keepPageVerdicts();
  }

  onTestEnd(_test: TestCase, {annotations, status}: TestResult): void {
    const subject = annotations.find(({type}) => type === SUBJECT)?.description;
    if (subject !== undefined && status === 'passed') this.verdicts?.notePassed(subject);
  }

  printsToStdio(): boolean {
    return false;
  }
}
