import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** Buttons and tabs of the stock theme that are made of elements which Space does not press. */
const PRESSABLE = 'a[role=button], [role=tab]';

if (ExecutionEnvironment.canUseDOM) document.addEventListener('keydown', pressWithSpace);

/** Lets Space press every button and tab, as the keyboard's users expect (WAI-ARIA authoring practices). */
function pressWithSpace(event: KeyboardEvent): void {
  const {key, repeat, target} = event;
  if (key !== ' ' || !(target instanceof HTMLElement) || !target.matches(PRESSABLE)) return;
  // Space would scroll the page too.
  event.preventDefault();
  // A key that is held presses a real button once.
  if (!repeat) target.click();
}
