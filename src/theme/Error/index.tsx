// The words of a crash (tests/SPEC.md 8); the stock page for one that no layout catches has others.
// Upstream: no fault; https://github.com/facebook/docusaurus/pull/9852 tells of the parts that CrashPage imports.
export {CrashPage as default} from '@site/src/components/CrashPage/CrashPage';
