import blocks from '../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../platform/web/i18n.tsx'
import lists from '../../../../platform/web/lists.module.css'
import { ActionButton } from '../../../../platform/web/portal/actions.tsx'
import { Choice, TextField } from '../../../../platform/web/portal/fields.tsx'
import { EmptyResult, Note, Row, Rows } from '../../../../platform/web/portal/layout.tsx'
import { RegionBadge } from '../../../../platform/web/ui/RegionBadge.tsx'
import { Samples, SampleTag, StatusTag } from '../../../../platform/web/ui/StatusTag.tsx'
import { formatDate, formatTime } from '../../../../platform/web/ui/time.ts'
import { useSearchInput } from '../../../../platform/web/ui/useSearchInput.ts'
import { useUrlState } from '../../../../platform/web/ui/useUrlState.ts'
import type { Licence, LicenceKind } from '../contract/calls.ts'
import { useList } from './queries.ts'
import css from './safety.module.css'
import { t } from './texts.ts'

const kinds: LicenceKind[] = ['payment', 'remittance', 'security', 'lawFirm']

/** The register: searched and filtered through the URL, or one kind of it without filters. */
export function Register({ only }: { only?: LicenceKind }) {
  const s = useTexts(t)
  const lang = useLang()
  const [{ search, kind, region }, patch, reset] = useUrlState({ search: '', kind: '', region: '' })
  const filter = only ? { search: '', kind: only, region: '' } : { search, kind, region }
  const query = useList('GET /ws/licence/list', filter, { staleTime: 10_000 })
  const words = useSearchInput(search, (next) => patch({ search: next }))
  const found = query.data
  if (query.isError && !found)
    return (
      <EmptyResult title={s.failed}>
        <ActionButton look="outline" onClick={() => void query.refetch()}>
          {s.retry}
        </ActionButton>
      </EmptyResult>
    )
  return (
    <div className={`${blocks.form} ${css.register}`} aria-busy={!found || undefined}>
      {!only && (
        <search className={lists.filters} aria-label={s.register}>
          <TextField label={s.search} type="search" placeholder={s.searchHint} maxLength={80} {...words.field} />
          <Choice
            label={s.kind}
            empty={s.all}
            value={kind}
            options={kinds.map((one) => ({ value: one, label: found?.kinds[one] ? `${s[one]} (${found.kinds[one]})` : s[one] }))}
            onChange={(event) => patch({ kind: event.target.value })}
          />
          <Choice
            label={s.region}
            empty={s.allRegions}
            value={region}
            options={(found?.regions ?? []).map((one) => ({ value: one.code, label: `${one.name[lang]} (${one.count})` }))}
            onChange={(event) => patch({ region: event.target.value })}
          />
        </search>
      )}
      {found && !only && (
        <p className={blocks.fine} role="status">
          {s.found(found.records.length, formatTime(found.asOf, lang))}
        </p>
      )}
      {found?.records.length === 0 ? (
        <EmptyResult title={s.none}>
          {!only && (
            <ActionButton look="outline" onClick={() => reset()}>
              {s.clear}
            </ActionButton>
          )}
        </EmptyResult>
      ) : (
        <Samples rows={found?.records ?? []}>
          <Rows label={only ? s[only] : s.register}>
            {found?.records.map((one) => (
              <Entry key={one.id} of={one} />
            ))}
          </Rows>
        </Samples>
      )}
      {!only && found?.records.some((one) => one.isDemo) && <Note>{s.sampleNote}</Note>}
    </div>
  )
}

function Entry({ of }: { of: Licence }) {
  const s = useTexts(t)
  const lang = useLang()
  return (
    <Row
      title={of.holder[lang]}
      meta={
        <>
          <RegionBadge code={of.region.code} name={of.region.name[lang]} />
          <span>{of.authority[lang]}</span>
          <span>{of.number}</span>
        </>
      }
      end={
        <span className={blocks.line}>
          <StatusTag tone={of.expired ? 'warn' : 'ok'}>{of.expired ? s.expired : s.valid}</StatusTag>
          {of.isDemo && <SampleTag />}
        </span>
      }
    >
      <p className={`${blocks.line} ${css.scope}`}>
        {of.scope[lang]}
        {lang === 'en' ? ' ' : ''}
        <span className={blocks.faint}>
          {s.since(formatDate(of.issuedOn, lang))}
          {of.expiresOn && ` · ${s.until(formatDate(of.expiresOn, lang))}`}
        </span>
        {of.url && (
          <a href={of.url} target="_blank" rel="noopener noreferrer">
            {s.check}
          </a>
        )}
      </p>
    </Row>
  )
}
