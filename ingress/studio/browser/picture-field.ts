/** A picture that is chosen, dropped or pasted; shown small. */
export type PictureField = {
  readonly picture: () => File | undefined
  /** @param caption what it is called on the page; its file's name when left out */
  readonly set: (picture: File, caption?: string) => void
}

/**
 * @param holder a label that holds a file input, an image and a line of text
 * @param onTaken told when somebody chose, dropped or pasted a picture here
 */
export function createPictureField(holder: HTMLLabelElement, onTaken: () => void): PictureField {
  const input = partOf(holder, 'input')
  const image = partOf(holder, 'img')
  const text = partOf(holder, 'span')
  let chosen: File | undefined
  const set = (picture: File, caption = picture.name): void => {
    chosen = picture
    URL.revokeObjectURL(image.src)
    image.src = URL.createObjectURL(picture)
    image.hidden = false
    text.textContent = caption
  }
  const take = (files: FileList | null | undefined): void => {
    const [first] = files ?? []
    if (!first) return
    set(first)
    onTaken()
  }
  input.addEventListener('change', () => take(input.files))
  holder.addEventListener('dragover', (event) => {
    event.preventDefault()
    holder.classList.add('over')
  })
  holder.addEventListener('dragleave', () => holder.classList.remove('over'))
  holder.addEventListener('drop', (event) => {
    event.preventDefault()
    holder.classList.remove('over')
    take(event.dataTransfer?.files)
  })
  // Only the field that is on show takes what is pasted.
  document.addEventListener('paste', (event) => {
    if (holder.offsetParent !== null) take(event.clipboardData?.files)
  })
  return { picture: () => chosen, set }
}

function partOf<Tag extends keyof HTMLElementTagNameMap>(holder: HTMLElement, tag: Tag): HTMLElementTagNameMap[Tag] {
  const part = holder.querySelector(tag)
  if (!part) throw new Error(`A picture field needs a ${tag}.`)
  return part
}
