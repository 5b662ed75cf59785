import { type DraftKeeping, useKeeping } from '../keeping.ts'
import { call, refreshRead } from '../queries.ts'
import { type FormValues, toDraft } from './values.ts'

interface DraftOptions {
  values: FormValues
  /** The draft that the form was opened with, if any. */
  from: { id: string; version: number; updatedAt: string } | null
  enabled: boolean
  /** The values came from a tool of the portal: they are saved at once, without any typing. */
  carried?: boolean
  /** The first save created a draft. */
  onMade: (id: string) => void
}

/** Saves an unfinished form on the server while it is being typed. */
export const useDraft = ({ values, from, enabled, carried = false, onMade }: DraftOptions): DraftKeeping =>
  useKeeping({
    text: JSON.stringify(toDraft(values)),
    from,
    enabled,
    carried,
    save: (text, draft) =>
      call(
        'POST /ws/demand/draft/save',
        { id: draft?.id ?? null, ...(draft && { version: draft.version }), form: JSON.parse(text) },
        { quiet: true },
      ),
    onKept: ({ id }, first) => {
      void refreshRead('GET /ws/demand/drafts')
      if (first) onMade(id)
    },
  })
