import type {Locator} from '@playwright/test';

/** Clicks what is in view as a reader does: Playwright's own click may first scroll the page below a navbar that stays. */
export async function clickInPlace(target: Locator): Promise<void> {
  const box = await target.boundingBox();
  if (box === null) throw new Error('clickInPlace: the element is not shown');
  await target.page().mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}
