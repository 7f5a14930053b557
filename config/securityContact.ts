import {readSecurityContact} from '../lib/environment/readSecurityContact';

/** Whom to tell of a weakness of the site; its owner names somebody in the environment of the build. */
export const securityContact = readSecurityContact(process.env);
