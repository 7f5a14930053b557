import vm from 'node:vm';
import {expect, it} from 'vitest';
import {createHosting} from './hosting';
import {toEdgeFunction, toHeadersPolicy, toUploadScript} from './toObjectStore';

const hosting = createHosting("default-src 'self'; script-src 'self'");

/** Runs the function as CloudFront does, with an event of the viewer. */
function runEdge(eventType: 'viewer-request' | 'viewer-response', event: object): unknown {
  const context = {event: {context: {eventType}, ...event}};
  return vm.runInNewContext(`${toEdgeFunction(hosting)};JSON.parse(JSON.stringify(handler(event)))`, context);
}

function ask(
  uri: string,
  {accept = 'text/html', querystring = {}}: {accept?: string; querystring?: object} = {},
) {
  return runEdge('viewer-request', {request: {uri, querystring, headers: {accept: {value: accept}}}});
}

it.each([
  ['/', '/index.html'],
  ['/docs/intro', '/docs/intro/index.html'],
  ['/docs/intro.md', '/docs/intro.md'],
  ['/assets/js/main.1234.js', '/assets/js/main.1234.js'],
])('finds the file of %s', (address, file) => {
  expect(ask(address)).toMatchObject({uri: file});
});

it('gives the Markdown copy of a page to a request for Markdown', () => {
  expect(ask('/docs/intro', {accept: 'text/markdown'})).toMatchObject({uri: '/docs/intro.md'});
  expect(ask('/', {accept: 'text/markdown'})).toMatchObject({uri: '/index.md'});
});

it('leads to the one form of an address, with its query, and never to another host', () => {
  const querystring = {a: {value: '1'}, b: {value: '%20'}};
  expect(ask('/docs/intro/', {querystring})).toMatchObject({
    statusCode: 301,
    headers: {location: {value: '/docs/intro?a=1&b=%20'}},
  });
  expect(ask('/docs/intro/index.html')).toMatchObject({headers: {location: {value: '/docs/intro'}}});
  expect(ask('/index.html')).toMatchObject({headers: {location: {value: '/'}}});
  expect(ask('//evil.example/')).not.toHaveProperty('statusCode');
  expect(ask('/\\evil.example/')).not.toHaveProperty('statusCode');
});

it('keeps Markdown copies out of search engines, and says on what an answer depends', () => {
  const answer = (type: string) =>
    runEdge('viewer-response', {response: {headers: {'content-type': {value: type}}}});
  expect(answer('text/markdown; charset=utf-8')).toMatchObject({
    headers: {'x-robots-tag': {value: 'noindex'}, vary: {value: 'Accept, Accept-Encoding'}},
  });
  expect(answer('text/html; charset=utf-8')).not.toHaveProperty('headers.x-robots-tag');
});

it('is within the 10 KB that CloudFront takes', () => {
  expect(toEdgeFunction(hosting).length).toBeLessThan(10_240);
});

it('gives CloudFront its four fields, and the rest as they are', () => {
  expect(JSON.parse(toHeadersPolicy(hosting))).toMatchObject({
    SecurityHeadersConfig: {
      ContentSecurityPolicy: {ContentSecurityPolicy: expect.stringContaining("frame-ancestors 'none'")},
      StrictTransportSecurity: {AccessControlMaxAgeSec: 31_536_000, IncludeSubdomains: true},
      ReferrerPolicy: {ReferrerPolicy: 'strict-origin-when-cross-origin'},
    },
    CustomHeadersConfig: {
      Quantity: 3,
      Items: [
        {Header: 'Permissions-Policy'},
        {Header: 'Cross-Origin-Opener-Policy'},
        {Header: 'Cross-Origin-Resource-Policy'},
      ],
    },
  });
});

it('uploads hashed files before what names them, and pages last', () => {
  const lines = toUploadScript(hosting)
    .split('\n')
    .filter((line) => line.startsWith('upload '));
  expect(lines.findLastIndex((line) => line.startsWith("upload 'assets/"))).toBe(lines.length / 2 - 1);
  expect(lines.at(-1)).toBe("upload '*.html' 'assets/*' 'text/html; charset=utf-8' 'no-cache'");
});
