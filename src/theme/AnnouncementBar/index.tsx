// Section 2.3 wants configured colours; the stock bar sets them by a style attribute, which the security policy refuses.
export {AnnouncementBar as default} from '@site/src/components/AnnouncementBar/AnnouncementBar';
