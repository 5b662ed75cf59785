import { Button } from '@mantine/core'
import blocks from '../../../../platform/web/blocks.module.css'
import { carry } from '../../../../platform/web/carry.ts'
import { useLang, useTexts } from '../../../../platform/web/i18n.tsx'
import { Link, useNavigate } from '../../../../platform/web/router.tsx'
import { UserText } from '../../../../platform/web/UserText.tsx'
import { Avatar } from '../../../../platform/web/ui/Avatar.tsx'
import { TimeText } from '../../../../platform/web/ui/TimeText.tsx'
import { fileSizeText } from '../../../../platform/web/ui/upload.ts'
import { ADVISORY_SILENCE_DAYS } from '../../../../rules/constants.ts'
import { articlePath } from '../../../market/article/web/queries.ts'
import { CARRIED_DEMAND, type DemandPrefill, NEW_DEMAND } from '../../../work/demand/contract/prefill.ts'
import type { Attached, Entry } from '../contract/schema.ts'
import css from './advisory.module.css'
import { t } from './texts.ts'

/** Messages, notes and events, oldest first. `mine`: the reader is the asker, and can start a proposed demand. */
export function Thread({ entries, mine = false }: { entries: readonly Entry[]; mine?: boolean }) {
  return (
    <ol className={blocks.form}>
      {entries.map((entry) => (
        <li key={entry.id}>{entry.kind === 'event' ? <Event entry={entry} /> : <Message entry={entry} mine={mine} />}</li>
      ))}
    </ol>
  )
}

function Event({ entry }: { entry: Entry }) {
  const s = useTexts(t)
  const who = entry.who || s.system
  const said =
    entry.event === 'handedOver'
      ? s.handedOver(who, entry.to)
      : entry.event === 'lapsed'
        ? s.lapsed(ADVISORY_SILENCE_DAYS)
        : entry.event && s[entry.event](who)
  return (
    <p className={blocks.fine}>
      {said} · <TimeText value={entry.at} />
      {entry.text && (
        <>
          {' · '}
          <UserText>{entry.text}</UserText>
        </>
      )}
    </p>
  )
}

function Message({ entry, mine }: { entry: Entry; mine: boolean }) {
  const s = useTexts(t)
  const kind = { question: s.asker, answer: s.answer, note: s.note, event: '' }[entry.kind]
  return (
    <article className={`${blocks.card} ${blocks.tight} ${css.entry}`} data-kind={entry.kind}>
      <header className={`${blocks.row} ${css.by}`}>
        <Avatar name={entry.who} size={32} />
        <span className={blocks.named}>
          <strong>
            <UserText>{entry.who}</UserText>
          </strong>
          <span>
            {kind} · <TimeText value={entry.at} />
          </span>
        </span>
      </header>
      <p className={blocks.text}>
        <UserText>{entry.text}</UserText>
      </p>
      {entry.files.length > 0 && (
        <ul className={blocks.pills}>
          {entry.files.map((file) => (
            <li key={file.id}>
              <a href={file.url} target="_blank" rel="noopener">
                {file.name}
              </a>{' '}
              <span className={blocks.fine}>{fileSizeText(file.size)}</span>
            </li>
          ))}
        </ul>
      )}
      {entry.attached.map((one) => (
        <Carried key={JSON.stringify(one)} one={one} mine={mine} />
      ))}
    </article>
  )
}

function Carried({ one, mine }: { one: Attached; mine: boolean }) {
  const s = useTexts(t)
  const lang = useLang()
  const navigate = useNavigate()
  if (one.kind !== 'demand') {
    const to = one.kind === 'provider' ? `/globalQuickfind?id=${one.number}` : articlePath(one.slug)
    return (
      <p className={css.attached}>
        <span className={blocks.fine}>{one.kind === 'provider' ? s.provider : s.article}</span>
        <Link to={to}>{one.name[lang]}</Link>
      </p>
    )
  }
  const start = () => {
    const values: DemandPrefill = { title: one.title, description: one.description, areaCode: one.areaCode }
    carry(CARRIED_DEMAND, values)
    void navigate(NEW_DEMAND)
  }
  return (
    <div className={css.attached}>
      <span className={blocks.fine}>{s.demand}</span>
      <strong>
        <UserText>{one.title}</UserText>
      </strong>
      {one.description && (
        <p className={blocks.text}>
          <UserText>{one.description}</UserText>
        </p>
      )}
      {mine && (
        <div className={blocks.buttons}>
          <Button variant="default" size="sm" onClick={start}>
            {s.startDemand}
          </Button>
        </div>
      )}
    </div>
  )
}
