// Section 2.4 asks for the error and a Retry button; the stock part styles itself in a way that the security policy refuses.
export {PageLoader as default} from '@site/src/components/PageLoader/PageLoader';
