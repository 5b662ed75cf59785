import { CompressionType, ResizeFit, Transformer } from '@napi-rs/image'
import { refuse } from '../../../../platform/server/wire/refusal.ts'

/**
 * A picture or drawing drawn again as PNG, within a square of `edge` pixels: only pixels of it are left. To be called in a process apart
 * alone: some drawings take for ever or end the process. Refuses with fileUnsafe, fileBroken or drawingHeavy.
 */
export function redrawn(bytes: Buffer, isDrawing: boolean, edge: number): Buffer {
  try {
    const picture = isDrawing ? Transformer.fromSvg(drawingIn(bytes)) : new Transformer(bytes).rotate()
    const { width, height } = picture.metadataSync()
    if (Math.max(width, height) > edge) picture.resize({ width: edge, height: edge, fit: ResizeFit.Inside })
    return picture.pngSync({ compressionType: CompressionType.Best })
  } catch (error) {
    if (!(error instanceof Error) || 'error' in error) throw error
    throw refuse(/out of range|limit|memory/i.test(error.message) ? 'drawingHeavy' : 'fileBroken')
  }
}

/** Every reference of a drawing, by the name in which all of them end; those inside it and pictures in it are permitted. */
const REFERENCE_OUTSIDE = /href(?!\s*=\s*["']\s*(?:#|data:image\/(?:png|jpe?g|gif|webp);base64,))/i
/** A declared entity could be any of it. */
const ENTITY = /<!ENTITY/i

/** The renderer reads the files that a drawing names, so none may name one. It runs no script and asks no other server. */
export function drawingIn(bytes: Buffer): string {
  const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  if (REFERENCE_OUTSIDE.test(text) || ENTITY.test(text)) throw refuse('fileUnsafe')
  return text
}
