/** The element of the page with this id. Throws when the page has none of that kind: page and program do not fit. */
export function byId<Kind extends HTMLElement>(id: string, kind: new () => Kind): Kind {
  const element = document.getElementById(id)
  if (!(element instanceof kind)) throw new Error(`The page has no ${kind.name} #${id}.`)
  return element
}

type Part = Node | string

/** A new element with attributes and children; text stays text, whatever it holds. */
export function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Readonly<Record<string, string>> = {},
  ...parts: readonly Part[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  element.append(...parts)
  return element
}

/** A button that does one thing. */
export function button(text: string, does: () => void, attributes: Readonly<Record<string, string>> = {}) {
  const element = make('button', { type: 'button', ...attributes }, text)
  element.addEventListener('click', does)
  return element
}
