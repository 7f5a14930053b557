/** The union of two annotations as source, each member once: `int | None` and `int` give `int | None`. */
export function joinTypes(first: string, second: string): string {
  return [...new Set([...splitUnion(first), ...splitUnion(second)])].join(' | ');
}

/** The members of a union; a `|` inside brackets belongs to a member. */
function splitUnion(type: string): string[] {
  const members = [''];
  let depth = 0;
  for (const character of type) {
    if (character === '[') depth += 1;
    else if (character === ']') depth -= 1;
    if (character === '|' && depth === 0) members.push('');
    else members.push(members.pop() + character);
  }
  return members.map((member) => member.trim());
}
