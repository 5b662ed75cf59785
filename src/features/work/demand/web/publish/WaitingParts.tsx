import { Checkbox } from '@mantine/core'
import { useState } from 'react'
import { formatMoney } from '../../../../../platform/contract/amount.ts'
import type { Lang } from '../../../../../platform/contract/texts.ts'
import { useAct } from '../../../../../platform/web/act.ts'
import blocks from '../../../../../platform/web/blocks.module.css'
import { ApiError } from '../../../../../platform/web/client.ts'
import { useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import lists from '../../../../../platform/web/lists.module.css'
import { Link } from '../../../../../platform/web/router.tsx'
import { toast } from '../../../../../platform/web/toast.ts'
import { ActButton } from '../../../../../platform/web/ui/ActButton.tsx'
import { useConfirm } from '../../../../../platform/web/ui/ConfirmDialog.tsx'
import { SectionCard } from '../../../../../platform/web/ui/SectionCard.tsx'
import { formatTime } from '../../../../../platform/web/ui/time.ts'
import { useMay } from '../../../../../platform/web/use-permissions.ts'
import { partHref } from '../links.ts'
import { partName } from '../parts-panel/texts.ts'
import { call, type ReadResult, stale, useRead } from '../queries.ts'
import css from './publish.module.css'
import { t } from './texts.ts'

type Waiting = ReadResult<'GET /ws/demand/part/waiting'>[number]

/** What a bulk release did: how many were paid, how many wait for a second person, and why the others were not. */
interface Outcome {
  paid: number
  waits: number
  failed: string[]
}

const sumsOf = (parts: readonly Waiting[], lang: Lang): string[] =>
  [...Map.groupBy(parts, ({ currency }) => currency)].map(([currency, of]) =>
    formatMoney(
      of.reduce((sum, { payMinor }) => sum + payMinor, 0),
      currency,
      lang,
    ),
  )

/** One after the other: the fee of a part depends on what was released before it. What has changed since it was shown is left alone. */
async function releaseAll(parts: readonly Waiting[]): Promise<Outcome> {
  const outcome: Outcome = { paid: 0, waits: 0, failed: [] }
  for (const { id, version } of parts) {
    try {
      const { netMinor, backMinor, fundMinor } = await call('GET /ws/demand/part/preview', { id }, { quiet: true })
      const input = { id, version, netMinor, backMinor, fundMinor }
      const { waits } = await call('POST /ws/demand/part/release', input, { quiet: true })
      if (waits) outcome.waits++
      else outcome.paid++
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      outcome.failed.push(error.message)
    }
  }
  return outcome
}

/** Sheets, periods and milestones that wait for the company, across its requests; several are released at once. */
export function WaitingParts() {
  const lang = useLang()
  const s = useTexts(t)
  const mayConfirm = useMay('demand:confirm')
  const waiting = useRead('GET /ws/demand/part/waiting', {}, { enabled: mayConfirm })
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const confirm = useConfirm()
  const act = useAct((parts: readonly Waiting[]) => releaseAll(parts), {
    stale,
    onDone: ({ paid, waits, failed }) => {
      setChosen(new Set())
      const said = [paid > 0 && s.releasedParts(paid), waits > 0 && s.waitParts(waits)].filter(Boolean).join(' ')
      if (said) toast.success(said)
      if (failed.length > 0) toast.error(`${s.failedParts(failed.length)} ${failed[0]}`)
    },
  })
  const all = waiting.data ?? []
  if (all.length === 0) return null
  const parts = all.filter(({ id }) => chosen.has(id))
  const toggle = (id: string) => setChosen((before) => new Set(before.has(id) ? [...before].filter((one) => one !== id) : [...before, id]))
  const sums = sumsOf(parts, lang)
  const more = parts.filter(({ isSupplement }) => isSupplement)
  const release = async () => {
    const paid = s.releasePartsBody(parts.length, sums.join(' · '))
    const body = more.length === 0 ? paid : `${paid} ${s.supplementsBody(more.length, sumsOf(more, lang).join(' · '))}`
    if (await confirm({ title: s.releasePartsAsk, body, verb: s.releaseParts(parts.length) })) await act.run(parts)
  }
  return (
    <div className={css.drafts}>
      <SectionCard title={s.waitingParts} about={s.waitingPartsAbout} id="waiting-parts">
        <div className={`${blocks.between} ${css.waitingHead}`}>
          <Checkbox
            label={s.allParts(all.length)}
            checked={parts.length === all.length}
            indeterminate={parts.length > 0 && parts.length < all.length}
            onChange={() => setChosen(new Set(parts.length === all.length ? [] : all.map(({ id }) => id)))}
          />
          <ActButton needs="demand:confirm" blocked={parts.length === 0} loading={act.pending} onClick={release}>
            {parts.length === 0 ? s.releaseNone : `${s.releaseParts(parts.length)} · ${sums.join(' · ')}`}
          </ActButton>
        </div>
        <ul className={lists.lines}>
          {all.map((part) => (
            <li key={part.id} className={css.waiting}>
              <Checkbox
                aria-label={`${part.title}: ${partName(part, lang)}`}
                checked={chosen.has(part.id)}
                onChange={() => toggle(part.id)}
              />
              <div className={blocks.named}>
                <Link to={partHref(part.demandId, part.id, 'release')}>{partName(part, lang)}</Link>
                <span>{[part.title, part.provider].filter(Boolean).join(' · ')}</span>
                {part.isSupplement ? (
                  <span>{s.supplementWaits}</span>
                ) : (
                  part.deadlineAt && <span>{s.partAuto(formatTime(part.deadlineAt, lang))}</span>
                )}
              </div>
              <strong className={css.amount}>{formatMoney(part.payMinor, part.currency, lang)}</strong>
            </li>
          ))}
        </ul>
      </SectionCard>
    </div>
  )
}
