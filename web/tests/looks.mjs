// What is measured in the page itself: these functions are carried over there, so they use nothing from outside.

/** What is not wholly inside the window and inside everything that scrolls or cuts around it. */
export function outside(selectors) {
  const found = [];
  for (const selector of selectors) {
    const all = [...document.querySelectorAll(selector)];
    if (all.length === 0) found.push(`${selector} is not there`);
    all.forEach((element, i) => {
      const { left, top, right, bottom, width } = element.getBoundingClientRect();
      const isIn = (box) => left >= box.left - 1 && top >= box.top - 1 && right <= box.right + 1 && bottom <= box.bottom + 1;
      if (width === 0) found.push(`${selector} ${i} is not drawn`);
      else if (!isIn({ left: 0, top: 0, right: innerWidth, bottom: innerHeight })) found.push(`${selector} ${i} leaves the window: ${[left, top, right, bottom].map(Math.round)}`);
      for (let around = element.parentElement; around && around !== document.body; around = around.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(around);
        if (overflowX === 'visible' && overflowY === 'visible') continue;
        if (!isIn(around.getBoundingClientRect())) found.push(`${selector} ${i} is cut by ${around.className}`);
        if (around.scrollHeight > around.clientHeight + 1 && /auto|scroll/.test(overflowY) && innerWidth >= 1366) found.push(`${around.className} scrolls: ${around.scrollHeight} > ${around.clientHeight}`);
      }
    });
  }
  return [...new Set(found)];
}

/** Small text, small targets, text that is cut without a sign of it, and a page that is too wide. */
export function audit(least) {
  const found = [];
  const isSeen = (element) => {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true, contentVisibilityAuto: true })) return false;
    // What is there for those who listen alone is not looked at.
    for (let one = element; one; one = one.parentElement) if (getComputedStyle(one).clipPath === 'inset(50%)') return false;
    return true;
  };
  const name = (element) => `${element.tagName.toLowerCase()}.${(element.getAttribute('class') ?? '').replace(/svelte-\w+/g, '').trim()}`;

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const element = node.parentElement;
    if (node.data.trim() === '' || /^(SCRIPT|STYLE|TITLE)$/i.test(element.tagName) || !isSeen(element)) continue;
    const scale = element instanceof SVGGraphicsElement ? element.getScreenCTM().a : 1;
    const size = parseFloat(getComputedStyle(element).fontSize) * scale;
    if (size < 11.9) found.push(`text of ${size.toFixed(1)} px: ${node.data.trim().slice(0, 20)} in ${name(element)}`);
    const range = document.createRange();
    range.selectNodeContents(node);
    const { right, width } = range.getBoundingClientRect();
    const face = element.closest('.face, .loose .button, header');
    const isShortened = [...(function* up() { for (let one = element; one && one !== face?.parentElement; one = one.parentElement) yield one; })()]
      .some((one) => getComputedStyle(one).textOverflow === 'ellipsis' || getComputedStyle(one).webkitLineClamp !== 'none');
    if (face && !isShortened && width > 0 && right > face.getBoundingClientRect().right + 0.5) found.push(`cut text: ${node.data.trim().slice(0, 20)} in ${name(element)}`);
  }

  for (const element of document.querySelectorAll('button, a[href], input, select, summary, [role=button], [tabindex="0"]')) {
    if (!isSeen(element) || element.matches('[aria-disabled=true], .rule, .skip, .skip *')) continue;
    const { width, height, left, right, top, bottom } = element.getBoundingClientRect();
    if (right < 0 || left > innerWidth || bottom < 0 || top > innerHeight) continue;
    // What one can only look at need not be hit.
    const isPlain = element.matches('[role=group], [role=region]');
    const needed = isPlain ? 24 : least;
    if (width < needed - 0.6 || height < needed - 0.6) found.push(`a target of ${width.toFixed(0)}×${height.toFixed(0)}: ${name(element)} ${element.textContent.trim().slice(0, 20)}`);
  }
  if (document.documentElement.scrollWidth > innerWidth) found.push(`the page is ${document.documentElement.scrollWidth} wide`);
  return [...new Set(found)];
}

/** What lies over another thing in the header. */
export function headerOverlaps() {
  const found = [];
  for (const around of [document.querySelector('header'), document.querySelector('header .bar')]) {
    const parts = [...around.children].filter((one) => one.getBoundingClientRect().width > 0);
    parts.forEach((one, i) => {
      const a = one.getBoundingClientRect();
      for (const other of parts.slice(i + 1)) {
        const b = other.getBoundingClientRect();
        if (a.left < b.right - 0.5 && b.left < a.right - 0.5 && a.top < b.bottom && b.top < a.bottom) found.push(`${one.className} lies over ${other.className}`);
      }
      if (one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).overflowX === 'visible') found.push(`${one.className} flows over`);
    });
  }
  return found;
}
