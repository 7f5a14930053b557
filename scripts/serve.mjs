import {takeArguments} from './readArguments.mjs';
import {runServer, SERVER_OPTIONS} from './runServer.mjs';

const command = {name: 'npm run serve', summary: 'serves the built site', options: SERVER_OPTIONS};
await runServer(takeArguments(command, process.argv.slice(2)));
