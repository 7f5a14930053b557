export const DEFAULT_PORT = '3000';

/**
 * The options of the commands that serve the built site.
 * @type {Record<string, import('./readArguments.mjs').Option>}
 */
export const SERVER_OPTIONS = {
  port: {value: 'number', kind: 'port', says: `the port, ${DEFAULT_PORT} without it; 0 takes a free one`},
  host: {value: 'name', says: 'the host name or address to listen on; all without it'},
};
