import type {Rule} from '../rule';
import {type Address, findAddress, tellAddress} from './address';

const CONNECTION_KINDS = [
  'ConnectionError',
  'NewConnectionError',
  'MaxRetryError',
  'URLError',
  'ConnectionRefusedError',
  'gaierror',
  'OSError',
  'SSLError',
  'ConnectTimeout',
  'ConnectTimeoutError',
  'ReadTimeout',
  'ReadTimeoutError',
  'NameResolutionError',
  'UnknownHostException',
  'ConnectException',
  'ProxyError',
  'timeout',
  'TimeoutError',
  'SSLCertVerificationError',
  'WebSocketTimeoutException',
  'WebSocketConnectionClosedException',
  'ConnectionResetError',
  'ConnectionAbortedError',
  'BrokenPipeError',
  'RemoteDisconnected',
  'ProtocolError',
  'ChunkedEncodingError',
  'RequestError',
  'WebDriverException',
  'WDARequestError',
  'SSLHandshakeException',
  'SocketTimeoutException',
  'SocketException',
  'EOFError',
  'SSLEOFError',
  'InvalidSchema',
  'herror',
  'ConnectError',
  'error',
];
const REFUSED = /Connection refused|ECONNREFUSED|\[WinError 10061\]|\[Errno (?:61|111)\]|actively refused/;

function tellRefusal(address: Address): string {
  if (address.port === '8100')
    return 'Port 8100 is that of WebDriverAgent, which other tools start on an iPhone. AScript has no such service in its newest app.';
  const isHere = ['localhost', '127.0.0.1'].includes(address.host);
  return `It was asked for ${tellAddress(address)}${isHere ? ': that is the device on which the script runs, not your computer' : ''}.`;
}

/** Connections to servers. */
export const networkRules: readonly Rule[] = [
  {
    id: 'port-in-use',
    pattern: /Address already in use|EADDRINUSE|WinError 10048|通常每个套接字地址/,
    explain: () => ({
      meaning: 'The port is taken: another program, or an earlier run of the script, still listens at it.',
      steps: ['End the earlier run, and wait a minute.', 'Or choose another port in the script.'],
      page: 'http',
    }),
  },
  {
    id: 'database-unreachable',
    pattern: /\(2003, ["'](?<message>Can't connect to MySQL server on.{1,300})/,
    explain: (found) => {
      const {message = ''} = found.groups;
      const address = findAddress(found);
      const name = address ? tellAddress(address) : 'that host';
      return {
        meaning: 'The database server cannot be reached. The password has not been looked at yet.',
        here: /timed out|110/.test(message)
          ? `No answer came from ${name}: a firewall, a wrong address, or no network.`
          : /Name or service|nodename|address associated/.test(message)
            ? `There is no address for ${name}. The port belongs in \`port=3306\`, not into the name.`
            : `Nothing answers at ${name}. \`localhost\` is the device itself.`,
        steps: [
          'Open a web page on the device: is there a network?',
          'Compare host and port with those that your provider shows.',
          'Have the port opened for the network of the device; many providers allow listed addresses only.',
        ],
        page: 'database',
      };
    },
  },
  {
    id: 'database-login',
    pattern: /\((?:1045|1044|1130), ["'](?<message>(?:Access denied|Host).{1,200})/,
    explain: () => ({
      meaning: 'The database server answers, but does not let this user in.',
      steps: [
        'Compare user and password; try both from a computer.',
        'Have the user allowed from the address of the device.',
      ],
      page: 'database',
    }),
  },
  {
    id: 'database-lost',
    pattern:
      /\((?:2006|2013|2014|2055), ["'](?:MySQL server has gone away|Lost connection|Command Out of Sync)/,
    explain: () => ({
      meaning: 'The connection to the database broke off, often because it was not used for a while.',
      steps: [
        'Connect anew for each piece of work, and close the connection after it.',
        'Before a query on an old connection call `connection.ping(reconnect=True)`.',
      ],
      page: 'database',
    }),
  },
  {
    id: 'database-query',
    pattern: /\((?<number>1040|1049|1054|1062|1064|1146), ["'](?<message>.{1,200})/,
    explain: ({groups: {number = ''}}) => ({
      meaning: 'The database answers, but refuses what it was asked.',
      here:
        {
          '1040': 'Too many connections are open: close each one after use.',
          '1049': 'There is no database of this name.',
          '1054': 'The table has no such column.',
          '1062': 'A row with this key is there already.',
          '1064': 'The SQL is not right; the message shows where.',
          '1146': 'There is no table of this name in this database.',
        }[number] ?? 'The message names the reason.',
      steps: [
        'Run the same SQL in the console of the database.',
        'Give values with `%s` and a tuple, never by joining texts.',
      ],
      page: 'database',
    }),
  },
  {
    id: 'https-expected',
    kinds: CONNECTION_KINDS,
    pattern:
      /WRONG_VERSION_NUMBER|wrong version number|RECORD_LAYER_FAILURE|SSL: UNKNOWN_PROTOCOL|HTTPS?_REQUEST\]/i,
    explain: (found) => {
      const address = findAddress(found);
      return {
        meaning: 'The script speaks `https`, and what answers at this port does not.',
        here: `${address ? `It was asked for ${tellAddress(address)}. ` : ''}A server of your own often speaks plain \`http\`, or a proxy stands between.`,
        steps: [
          'Write `http://` in the address if the server has no certificate, and compare the port.',
          'If there is a proxy, write its own address with `http://` in `proxies=`, also for `"https"`.',
          'Switch the proxy or VPN off, and try again.',
        ],
        page: 'http',
      };
    },
  },
  {
    id: 'certificate',
    pattern:
      /CERTIFICATE_VERIFY_FAILED|certificate verify failed|certificate has expired|SSLHandshakeException|CertPathValidatorException|certificate is not yet valid/,
    explain: () => ({
      meaning: 'The certificate of the server could not be confirmed, so no safe connection was made.',
      here: 'The date of the device is wrong, the certificate has expired or was made by the server itself, or this Python does not know who issued it.',
      steps: [
        'Look at the date of the device.',
        'Open the address in the browser of the device: does it warn as well?',
        'Where `requests` is there, use it: it brings a list of issuers along. For another library pass `cafile=certifi.where()`.',
        'Do not switch the check off: then anybody in the network can read along.',
      ],
      page: 'http',
    }),
  },
  {
    id: 'proxy',
    kinds: CONNECTION_KINDS,
    pattern:
      /Cannot connect to proxy|ProxyError|Tunnel connection failed|SOCKSHTTP|Missing dependencies for SOCKS/,
    explain: () => ({
      meaning: 'The connection goes through a proxy, and the proxy does not answer.',
      steps: [
        'Switch the proxy or VPN of the device off, or start it.',
        'Look for `proxies=` in the script and for `HTTP_PROXY` in the environment.',
      ],
      page: 'http',
    }),
  },
  {
    id: 'host-name',
    kinds: CONNECTION_KINDS,
    pattern:
      /No address associated with hostname|Name or service not known|nodename nor servname|getaddrinfo failed|Temporary failure in name resolution|Failed to resolve|Unable to resolve host|name resolution|Name does not resolve/,
    explain: (found) => {
      const address = findAddress(found);
      return {
        meaning: 'The name of the server could not be turned into an address.',
        here: address
          ? `It is about ${tellAddress(address)}.`
          : 'There is no network, or the name is misspelt.',
        steps: [
          'Open the address in the browser of the device.',
          'Connect the device, and allow the app to use the network; some phones ask for each app.',
          'A name has no `https://` and no path in it when a host alone is asked for.',
        ],
        page: 'http',
      };
    },
  },
  {
    id: 'editor-unreachable',
    pattern: /ERR_CONNECTION_(?:REFUSED|TIMED_OUT)|ERR_ADDRESS_UNREACHABLE|This site can.t be reached/,
    explain: () => ({
      meaning: 'A browser says this when nothing answers at the address.',
      steps: [
        'Compare the address with the one that AScript shows now: it begins with `http://`, not `https://`, and ends in the port.',
        'Open AScript on the device, and keep it open.',
        'Use one Wi-Fi on both, not one for guests, and switch a VPN on the computer off.',
      ],
      page: 'connection',
    }),
  },
  {
    id: 'connection-refused/usb',
    kinds: CONNECTION_KINDS,
    pattern: REFUSED,
    condition: ({error, code}) =>
      /usbmux|:27015\b/.test(error?.message ?? '') ||
      /usbmux|\b27015\b/.test(code) ||
      (error?.frames.some(({file}) => /usbmux/.test(file)) ?? false),
    explain: () => ({
      meaning:
        'Tools reach an iPhone through a service of Apple on the computer (usbmux), and it does not answer.',
      here: 'It is not installed, or not running.',
      steps: [
        'On Windows, press Windows + R, run `services.msc`, and start `Apple Mobile Device Service`.',
        'If it is not in the list, install iTunes or Apple Devices.',
        'Start the tool again.',
      ],
      page: 'iphoneDriver',
    }),
  },
  {
    id: 'connection-refused',
    kinds: CONNECTION_KINDS,
    pattern: REFUSED,
    explain: (found) => {
      const address = findAddress(found);
      return {
        meaning: 'The computer or device is there, but no program answers at this port.',
        ...(address && {here: tellRefusal(address)}),
        steps: [
          'Start the server, and look at which port it listens.',
          'Write the address of the computer in the network, such as `192.168.1.20`, in place of `localhost`, and let the server listen on `0.0.0.0`.',
        ],
        page: address?.port === '8100' ? 'agentMode' : 'http',
      };
    },
  },
  {
    id: 'connection-closed',
    kinds: CONNECTION_KINDS,
    pattern:
      /Connection reset|Connection aborted|RemoteDisconnected|Remote end closed|Broken pipe|\[WinError 1005[34]\]|Connection is already closed|IncompleteRead|EOF occurred|Connection to remote host was lost|Software caused connection abort/i,
    explain: () => ({
      meaning: 'The other side ended the connection in the middle.',
      here: 'The server broke down or was restarted, the network changed, or it speaks another protocol, such as https where http was tried.',
      steps: [
        'Try again after a pause, a limited number of times.',
        'Look at the log of the server.',
        'Compare `http://` and `https://` in the address.',
      ],
      page: 'http',
    }),
  },
  {
    id: 'time-out',
    kinds: CONNECTION_KINDS,
    pattern: /timed? ?out|after \d{1,9}ms|ETIMEDOUT|\[Errno (?:60|110)\]|\[WinError 10060\]|^$/i,
    condition: ({error}) => error?.message !== '' || /time/i.test(error.kind),
    explain: (found) => {
      const address = findAddress(found);
      return {
        meaning: 'No answer came in time.',
        here: address
          ? `It was asked for ${tellAddress(address)}.`
          : 'The server is slow or cannot be reached from this network.',
        steps: [
          'Open the address in the browser of the device.',
          'Give more time: `timeout=30` counts seconds.',
          'Try again later, a limited number of times.',
        ],
        page: 'http',
      };
    },
  },
  {
    id: 'network-unreachable',
    kinds: CONNECTION_KINDS,
    pattern:
      /Network is unreachable|No route to host|ENETUNREACH|EHOSTUNREACH|\[Errno (?:51|65|101|113)\]|\[WinError 10051\]/,
    explain: () => ({
      meaning: 'There is no way through the network to this address.',
      steps: [
        'Connect the device to a network.',
        'For a computer at home, put both into the same network and look at its address again: it changes.',
      ],
      page: 'http',
    }),
  },
  {
    id: 'address-wrong',
    kinds: ['MissingSchema', 'InvalidURL', 'InvalidSchema', 'ValueError', 'LocationParseError'],
    pattern: /^(?:Invalid URL|unknown url type|No connection adapters|No host supplied|Failed to parse)/,
    explain: () => ({
      meaning: 'The address is not complete, or not one that this call takes.',
      steps: ['Write it whole, with `https://` in front.', 'Print it: a variable in it may be empty.'],
      page: 'http',
    }),
  },
  {
    id: 'server-refuses',
    kinds: [
      'HTTPError',
      'HTTPStatusError',
      'WebSocketBadStatusException',
      'InvalidStatus',
      'InvalidStatusCode',
    ],
    pattern: /(?:status |HTTP |Error |^)(?<status>[2-5]\d\d)\b/,
    explain: ({groups: {status = ''}}) => ({
      meaning: `The server was reached and answered ${status}.`,
      here:
        {
          '200': 'It took the request for an ordinary one: at this path there is no WebSocket.',
          '401': 'It wants a login.',
          '403': 'This login may not do that.',
          '404': 'There is nothing at this path.',
          '429': 'It was asked too often.',
        }[status] ?? (status.startsWith('5') ? 'It has a fault of its own.' : 'It refuses this question.'),
      steps: [
        'Read its answer: `print(response.status_code, response.text[:300])`.',
        status.startsWith('5') || status === '429'
          ? 'Try again later, with longer and longer pauses.'
          : 'Correct the path, the login or the data.',
      ],
      page: 'http',
    }),
  },
];
