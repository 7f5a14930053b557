// Section 8 words a crash; the stock page for one that no layout catches words it differently.
export {CrashPage as default} from '@site/src/components/CrashPage/CrashPage';
