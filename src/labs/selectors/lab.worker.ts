import {createLab, type LabRequest} from '@site/lib/selectors/lab/createLab';

const answer = createLab();

self.addEventListener('message', ({data: [id, request]}: MessageEvent<[id: number, request: LabRequest]>) => {
  self.postMessage([id, answer(request)]);
});
