/** A frame with a horizon, which means "picture missing" in any language. */
const placeholder = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 36"><rect width="48" height="36" fill="#d8dcd6"/><path d="M12 25h24M16 21a8 8 0 0 1 16 0" fill="none" stroke="#586a72" stroke-width="2" stroke-linecap="round"/><circle cx="24" cy="11" r="2" fill="#586a72"/></svg>',
)}`

/**
 * Any image that fails to load is replaced by a placeholder (source §8). Errors of images do not bubble, so this listens in the capture
 * phase.
 */
export function mendImages(): () => void {
  const replaceImage = (event: Event) => {
    const image = event.target
    if (!(image instanceof HTMLImageElement) || image.src === placeholder) return
    image.removeAttribute('srcset')
    image.dataset['failed'] = image.src
    image.src = placeholder
  }
  window.addEventListener('error', replaceImage, true)
  return () => window.removeEventListener('error', replaceImage, true)
}
