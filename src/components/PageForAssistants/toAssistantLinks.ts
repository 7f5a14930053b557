/** Links that open a conversation about a page, with the address of its Markdown copy. */
export function toAssistantLinks(address: string): {label: string; href: string}[] {
  const prompt = encodeURIComponent(`Read ${address} and help me write a script with it.`);
  return [
    {label: 'Open in Claude', href: `https://claude.ai/new?q=${prompt}`},
    {label: 'Open in ChatGPT', href: `https://chatgpt.com/?q=${prompt}`},
  ];
}
