// Pages are built where there is no DOM.
if (typeof Node !== 'undefined') acceptReplacedText(Node.prototype);

/**
 * Lets React remove a text, or insert something before it, that the browser's translation has replaced by elements of its
 * own. Otherwise the page or the control with that text crashes (https://github.com/facebook/react/issues/11538).
 */
function acceptReplacedText(prototype: Node): void {
  const {insertBefore, removeChild} = prototype;

  prototype.removeChild = function <Child extends Node>(child: Child): Child {
    if (!isReplaced(child, this)) removeChild.call(this, child);
    return child;
  };

  prototype.insertBefore = function <Added extends Node>(added: Added, next: Node | null): Added {
    insertBefore.call(this, added, next && isReplaced(next, this) ? null : next);
    return added;
  };
}

/** Only texts: any other misplaced node is a fault of our own, and should surface. */
function isReplaced(node: Node, parent: Node): boolean {
  return node.nodeType === Node.TEXT_NODE && node.parentNode !== parent;
}
