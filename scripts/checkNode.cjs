// Plain old syntax on purpose: this file must run on the Node versions that it refuses.
var MINIMUM = [20, 19];

var found = process.versions.node.split('.').map(Number);
if (found[0] < MINIMUM[0] || (found[0] === MINIMUM[0] && found[1] < MINIMUM[1])) {
  console.error(
    'This site needs Node.js ' +
      MINIMUM.join('.') +
      ' or newer; this is ' +
      process.versions.node +
      '. See https://nodejs.org.',
  );
  process.exit(1);
}
