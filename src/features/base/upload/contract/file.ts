/** The address of a file: the `url` of an upload's answer and of every screen. */
export const fileUrl = (id: string): string => `/api/ws/file/${id}`

const ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** The id in a form's value: the id itself, or the url that the upload answered. Null for anything else. */
export function fileIdOf(idOrUrl: string): string | null {
  const id = idOrUrl
    .trim()
    .toLowerCase()
    .replace(/^\/api\/ws\/file\//, '')
  return ID.test(id) ? id : null
}

/** The endings of pictures that every browser draws. */
const SHOWN = /\.(png|jpe?g|gif|webp)$/i
export const isShownPicture = (name: string): boolean => SHOWN.test(name)
