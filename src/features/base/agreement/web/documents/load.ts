import { loadChunk } from '../../../../../platform/web/chunk.ts'
import { documents } from '../../contract/documents.ts'
import type { BothTexts } from './section.ts'

type Load = () => Promise<{ default: BothTexts }>

/** Each text is a chunk of its own. */
export const loaders: Record<string, Load> = {
  'user-agreement': () => import('./user-agreement.ts'),
  'privacy-policy': () => import('./privacy-policy.ts'),
  'value-added-services': () => import('./value-added-services.ts'),
  'account-cancellation': () => import('./account-cancellation.ts'),
  'collection-list': () => import('./collection-list.ts'),
  'sharing-list': () => import('./sharing-list.ts'),
  'ip-protection': () => import('./ip-protection.ts'),
  'task-publishing': () => import('./task-publishing.ts'),
  'app-permissions': () => import('./app-permissions.ts'),
  'law-online-transactions': () => import('./law-online-transactions.ts'),
  'law-e-commerce': () => import('./law-e-commerce.ts'),
  'law-comments': () => import('./law-comments.ts'),
  'law-information-services': () => import('./law-information-services.ts'),
  'law-account-names': () => import('./law-account-names.ts'),
  'law-infringement': () => import('./law-infringement.ts'),
}

const loaded = new Map<string, BothTexts>()

/** A text that has been loaded before. */
export const loadedText = (file: string): BothTexts | null => loaded.get(file) ?? null

export async function load(file: string): Promise<BothTexts> {
  const loader = loaders[file]
  if (!loader || !documents.some((one) => one.file === file)) throw new Error(`No text named ${file}`)
  const text = (await loadChunk(loader)).default
  loaded.set(file, text)
  return text
}
