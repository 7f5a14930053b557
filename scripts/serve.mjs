import {takeArguments} from './readArguments.mjs';
import {runServer} from './runServer.mjs';
import {SERVER_OPTIONS} from './serverOptions.mjs';

const command = {name: 'npm run serve', summary: 'serves the built site', options: SERVER_OPTIONS};
await runServer(takeArguments(command));
