import { Button } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { formatMoney } from '../../../../../platform/contract/amount.ts'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useDictText, useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import { today } from '../../../../../platform/web/today.ts'
import { ExportButton } from '../../../../../platform/web/ui/ExportButton.tsx'
import { RegionBadge } from '../../../../../platform/web/ui/RegionBadge.tsx'
import { Scrollable } from '../../../../../platform/web/ui/Scrollable.tsx'
import { SectionCard } from '../../../../../platform/web/ui/SectionCard.tsx'
import { StatusTag } from '../../../../../platform/web/ui/StatusTag.tsx'
import { formatDate } from '../../../../../platform/web/ui/time.ts'
import { answerText } from '../../contract/bid-texts.ts'
import type { Track } from '../../contract/bids.ts'
import type { Application, DemandDetail } from '../../contract/schema.ts'
import { FileLinks } from '../detail/FileLinks.tsx'
import { t as noteTexts } from '../notes/texts.ts'
import { regionOf, VerifiedMark } from '../parts.tsx'
import { fetchExport, useRead } from '../queries.ts'
import css from './compare.module.css'
import { medianMinor } from './compared.ts'
import { t } from './texts.ts'

interface CompareProps {
  demand: DemandDetail
  /** Those beside each other, in their order. */
  compared: readonly Application[]
  /** Everybody whose bid can be picked: their prices are the median. */
  all: readonly Application[]
  onBack: () => void
  /** Absent if nobody can be picked. */
  onPick?: (one: Application) => void
  picking: string | null
}

interface Row {
  label: string
  of: (one: Application, track: Track | undefined) => ReactNode
  /** The value that is best, if one is. */
  best?: (one: Application, track: Track | undefined) => number | null
}

/** Bids beside each other. Nobody pays for a place: the order is that of the list. */
export function CompareBids({ demand, compared, all, onBack, onPick, picking }: CompareProps) {
  const s = useTexts(t)
  const lang = useLang()
  const tracks = useRead('GET /ws/demand/bids/tracks', { id: demand.id })
  const rows = useRows(demand, all)
  const trackOf = (one: Application) => tracks.data?.find(({ partyId }) => partyId === one.person.id)
  return (
    <SectionCard
      title={s.compareTitle(compared.length)}
      about={s.compareAbout}
      actions={
        <div className={`${blocks.buttons} ${css.acts}`}>
          <Button variant="default" onClick={onBack}>
            {s.toBids}
          </Button>
          <ExportButton needs="demand:view" fetch={() => fetchExport('POST /ws/demand/bids/export', { id: demand.id })} />
          <Button variant="default" leftSection={<IconPrinter size={18} stroke={1.75} aria-hidden="true" />} onClick={() => window.print()}>
            {s.print}
          </Button>
        </div>
      }
    >
      <Scrollable label={s.compareTitle(compared.length)} className={css.scroll}>
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col">{s.provider}</th>
              {compared.map((one) => (
                <th key={one.id} scope="col">
                  {one.person.name}
                  {one.person.verified && <VerifiedMark who={one.person.kind} on={one.person.checkedOn} />}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => {
              const values = compared.map((one) => row.best?.(one, trackOf(one)) ?? null)
              const top = bestOf(values)
              return (
                <tr key={row.label}>
                  <th scope="row">{row.label}</th>
                  {compared.map((one, at) => (
                    <td key={one.id} data-best={(top !== null && values[at] === top) || undefined}>
                      {row.of(one, trackOf(one)) || <span className={blocks.faint}>–</span>}
                    </td>
                  ))}
                </tr>
              )
            })}
          </tbody>
          {onPick && (
            <tfoot>
              <tr>
                <td />
                {compared.map((one) => (
                  <td key={one.id}>
                    <Button onClick={() => onPick(one)} loading={picking === one.person.id} aria-label={s.pickOf(one.person.name)}>
                      {s.pick}
                    </Button>
                  </td>
                ))}
              </tr>
            </tfoot>
          )}
        </table>
      </Scrollable>
      <p className={blocks.fine}>{s.compareNote(formatDate(today(), lang))}</p>
    </SectionCard>
  )
}

/** The highest, if not all are equal. */
function bestOf(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null)
  const top = Math.max(...known)
  return known.length > 1 && known.some((value) => value !== top) ? top : null
}

function useRows({ currency, amountMinor, askedMinor, bidQuestions }: DemandDetail, all: readonly Application[]): Row[] {
  const s = useTexts(t)
  const n = useTexts(noteTexts)
  const lang = useLang()
  const language = useDictText('language')
  const median = medianMinor(all)
  const budget = askedMinor ?? amountMinor
  const money = (minor: number) => formatMoney(minor, currency, lang)
  const apart = (minor: number, from: number) =>
    minor === from
      ? s.same
      : `${minor > from ? '+' : '−'}${money(Math.abs(minor - from))}${from > 0 ? s.percent((minor - from) / from) : ''}`
  const day = (date: string | null | undefined) => (date ? formatDate(date, lang) : null)
  return [
    {
      label: s.price,
      of: ({ bids: [bid], stale }) =>
        bid && (
          <span className={blocks.tight}>
            <span className={css.price}>{money(bid.priceMinor)}</span>
            {stale && <StatusTag tone="warn">{s.stale}</StatusTag>}
          </span>
        ),
      best: ({ bids: [bid] }) => (bid ? -bid.priceMinor : null),
    },
    { label: s.fromBudget(money(budget)), of: ({ bids: [bid] }) => bid && apart(bid.priceMinor, budget) },
    ...(median === null || all.length < 3
      ? []
      : [{ label: s.fromMedian(money(median)), of: ({ bids: [bid] }: Application) => bid && apart(bid.priceMinor, median) }]),
    { label: s.startsOn, of: ({ bids: [bid] }) => day(bid?.startsOn) },
    { label: s.finishesOn, of: ({ bids: [bid] }) => day(bid?.finishesOn) },
    { label: s.validUntil, of: ({ bids: [bid] }) => day(bid?.validUntil) },
    { label: s.finishedHere, of: (_, track) => track && String(track.finished), best: (_, track) => track?.finished ?? null },
    { label: s.finishedWithUs, of: (_, track) => track && String(track.withUs), best: (_, track) => track?.withUs ?? null },
    { label: s.onTime, of: (_, track) => track && track.finished > 0 && s.outOf(track.onTime, track.finished) },
    { label: s.languages, of: (_, track) => track?.languages.map((code) => language(code as 'en')).join(s.comma) },
    {
      label: s.sharedHours,
      of: (_, track) => track && track.sharedHours !== null && s.hours(track.sharedHours),
      best: (_, track) => track?.sharedHours ?? null,
    },
    { label: s.region, of: ({ person }) => person.areaCode && <RegionBadge code={regionOf(person.areaCode)} /> },
    ...bidQuestions.map(({ text }) => ({
      label: text,
      of: ({ bids: [bid] }: Application) => {
        const said = answerText(
          bid?.answers.find(({ question }) => question === text),
          bid?.files ?? [],
          lang,
        )
        return said && <span className={`${blocks.text} ${css.words}`}>{said}</span>
      },
    })),
    ...(all.some(({ note }) => note)
      ? [{ label: n.note, of: ({ note }: Application) => note && <span className={`${blocks.text} ${css.words}`}>{note.text}</span> }]
      : []),
    { label: s.files, of: ({ bids: [bid] }) => bid && bid.files.length > 0 && <FileLinks files={bid.files} /> },
    { label: s.message, of: ({ message }) => message && <span className={`${blocks.text} ${css.words}`}>{message}</span> },
  ]
}
