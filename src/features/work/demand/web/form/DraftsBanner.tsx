import { Button } from '@mantine/core'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useTexts } from '../../../../../platform/web/i18n.tsx'
import lists from '../../../../../platform/web/lists.module.css'
import { Link } from '../../../../../platform/web/router.tsx'
import { ActButton } from '../../../../../platform/web/ui/ActButton.tsx'
import { useConfirm } from '../../../../../platform/web/ui/ConfirmDialog.tsx'
import { TimeText } from '../../../../../platform/web/ui/TimeText.tsx'
import { useDrafts, useWrite } from '../queries.ts'
import css from './form.module.css'
import { t } from './texts.ts'

/** Unfinished forms of the company, offered before a new one is started. */
export function DraftsBanner({ except }: { except: string | null }) {
  const s = useTexts(t)
  const drafts = useDrafts()
  const confirm = useConfirm()
  const remove = useWrite('POST /ws/demand/draft/remove')
  const others = (drafts.data ?? []).filter((draft) => draft.id !== except)
  if (others.length === 0) return null
  return (
    <section className={`${blocks.card} ${css.banner}`} aria-label={s.drafts}>
      <h2>{s.drafts}</h2>
      <ul className={`${lists.lines} ${css.drafts}`}>
        {others.map((draft) => {
          const title = (typeof draft.form['title'] === 'string' && draft.form['title'].trim()) || s.draftUntitled
          return (
            <li key={draft.id} className={blocks.line}>
              {title}
              <span className={blocks.fine}>
                <TimeText value={draft.updatedAt} show="relative" />
              </span>
              <div>
                <Button
                  component={Link}
                  to={`/personalHome/pdemand?draft=${draft.id}`}
                  variant="default"
                  size="xs"
                  aria-label={s.draftContinueOf(title)}
                >
                  {s.draftContinue}
                </Button>
                <ActButton
                  needs="demand:create"
                  variant="subtle"
                  color="bad"
                  size="xs"
                  aria-label={s.draftRemoveOf(title)}
                  onClick={async () => {
                    if (await confirm({ title: s.draftRemoveOf(title), body: s.draftRemoveSure, verb: s.draftRemove, tone: 'bad' }))
                      await remove.run({ id: draft.id, version: draft.version })
                  }}
                >
                  {s.draftRemove}
                </ActButton>
              </div>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
