import { Button } from '@mantine/core'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useTexts } from '../../../../../platform/web/i18n.tsx'
import lists from '../../../../../platform/web/lists.module.css'
import { Link } from '../../../../../platform/web/router.tsx'
import { ActButton } from '../../../../../platform/web/ui/ActButton.tsx'
import { useConfirm } from '../../../../../platform/web/ui/ConfirmDialog.tsx'
import { SectionCard } from '../../../../../platform/web/ui/SectionCard.tsx'
import { TimeText } from '../../../../../platform/web/ui/TimeText.tsx'
import { useMay } from '../../../../../platform/web/use-permissions.ts'
import { useDrafts, useWrite } from '../queries.ts'
import css from './publish.module.css'
import { t } from './texts.ts'

/** Unfinished forms above the list; renders nothing if there are none. */
export function Drafts() {
  const s = useTexts(t)
  const mayCreate = useMay('demand:create')
  const drafts = useDrafts(mayCreate)
  const confirm = useConfirm()
  const removal = useWrite('POST /ws/demand/draft/remove')
  if (!mayCreate || !drafts.data || drafts.data.length === 0) return null
  const remove = async (id: string, version: number, title: string) => {
    if (await confirm({ title: s.removeAsk, body: s.removeBody(title), verb: s.remove, tone: 'bad' })) await removal.run({ id, version })
  }
  return (
    <div className={css.drafts}>
      <SectionCard title={s.drafts} about={s.draftsAbout}>
        <ul className={lists.lines}>
          {drafts.data.map((draft) => {
            const typed = draft.form['title']
            const title = typeof typed === 'string' && typed.trim() ? typed.trim() : s.untitled
            return (
              <li key={draft.id} className={blocks.between}>
                <div className={blocks.named}>
                  <strong>{title}</strong>
                  <span>
                    {s.savedAt} <TimeText value={draft.updatedAt} show="relative" />
                  </span>
                </div>
                <div className={blocks.buttons}>
                  <Button
                    component={Link}
                    to={`/personalHome/pdemand?draft=${encodeURIComponent(draft.id)}`}
                    variant="default"
                    size="sm"
                    aria-label={s.resumeThis(title)}
                  >
                    {s.resume}
                  </Button>
                  <ActButton
                    needs="demand:create"
                    variant="subtle"
                    color="bad"
                    size="sm"
                    aria-label={s.removeThis(title)}
                    onClick={() => remove(draft.id, draft.version, title)}
                  >
                    {s.remove}
                  </ActButton>
                </div>
              </li>
            )
          })}
        </ul>
      </SectionCard>
    </div>
  )
}
