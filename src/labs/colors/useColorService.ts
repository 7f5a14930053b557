import type {ColorService} from '@site/lib/colors/createColorService';
import {useEffect, useState} from 'react';
import {createColorClient} from './createColorClient';

/** The service that searches pictures, as long as the component is mounted. Whoever uses it reports why it did not start. */
export function useColorService(): Promise<ColorService> | undefined {
  const [service, setService] = useState<Promise<ColorService>>();

  useEffect(() => {
    const client = createColorClient();
    setService(client);
    const running = client.catch(() => undefined);
    return () => {
      running.then((started) => started?.end());
    };
  }, []);

  return service;
}
