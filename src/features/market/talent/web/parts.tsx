import { type Currency, formatMoney } from '../../../../platform/contract/amount.ts'
import { contactLink } from '../../../../platform/contract/contact-link.ts'
import type { Match } from '../../../../platform/contract/search.ts'
import blocks from '../../../../platform/web/blocks.module.css'
import { useDictText, useLang, useTexts } from '../../../../platform/web/i18n.tsx'
import lists from '../../../../platform/web/lists.module.css'
import { ActionLink } from '../../../../platform/web/portal/actions.tsx'
import { Fold, usePhone } from '../../../../platform/web/portal/Fold.tsx'
import { Choice, TextField, Tick } from '../../../../platform/web/portal/fields.tsx'
import { Note, Row } from '../../../../platform/web/portal/layout.tsx'
import { SearchResults } from '../../../../platform/web/portal/SearchResults.tsx'
import { UserText } from '../../../../platform/web/UserText.tsx'
import { Why } from '../../../../platform/web/ui/SearchNotes.tsx'
import { SampleTag, StatusTag } from '../../../../platform/web/ui/StatusTag.tsx'
import { useSearchInput } from '../../../../platform/web/ui/useSearchInput.ts'
import { useUrlState } from '../../../../platform/web/ui/useUrlState.ts'
import { WrittenIn } from '../../../../platform/web/WrittenIn.tsx'
import { CountryLink } from '../../../base/area/web/parts/CountryLink.tsx'
import { SavedSearches } from '../../../base/saved/web/parts.tsx'
import { Checked } from '../../../base/verification/web/parts/Checked.tsx'
import type { TalentCard } from '../contract/calls.ts'
import { useList } from './queries.ts'
import css from './talent.module.css'
import { t } from './texts.ts'

const PAGE = { phone: 3, wide: 6 }

/** Search among those who agreed to be found, in the address parameters `q`, `where`, `speaks`, `open`, `page`. */
export function TalentSearch() {
  const s = useTexts(t)
  const lang = useLang()
  const languageName = useDictText('language')
  const phone = usePhone()
  const [state, patch, reset] = useUrlState({ q: '', where: '', speaks: '', open: '', page: 1 })
  const filter = {
    search: state.q,
    region: state.where,
    language: state.speaks,
    available: state.open === 'Y' ? 'Y' : '',
    pageNo: state.page,
    pageSize: phone ? PAGE.phone : PAGE.wide,
  }
  const query = useList('GET /ws/talent/search', filter, { staleTime: 10_000 })
  const { data } = query
  const words = useSearchInput(state.q, (search) => patch({ q: search, page: 1 }))
  return (
    <div className={`${blocks.stack} ${css.talent}`} aria-busy={!data || undefined}>
      <search className={lists.filters} aria-label={s.search}>
        <TextField label={s.search} type="search" placeholder={s.searchHint} maxLength={80} {...words.field} />
        <Fold title={s.filters} wide="plain" className={css.more}>
          <Choice
            label={s.region}
            empty={s.any}
            value={state.where}
            options={(data?.facets.region ?? []).map((one) => ({ value: one.code, label: `${one.name[lang]} (${one.count})` }))}
            onChange={(event) => patch({ where: event.target.value, page: 1 })}
          />
          <Choice
            label={s.language}
            empty={s.any}
            value={state.speaks}
            options={(data?.facets.language ?? []).map((one) => ({ value: one.code, label: `${languageName(one.code)} (${one.count})` }))}
            onChange={(event) => patch({ speaks: event.target.value, page: 1 })}
          />
          <Tick
            label={s.onlyAvailable}
            checked={state.open === 'Y'}
            onChange={(event) => patch({ open: event.target.checked ? 'Y' : '', page: 1 })}
          />
        </Fold>
      </search>
      <SavedSearches
        list="talent"
        filters={{ search: filter.search, region: filter.region, language: filter.language, available: filter.available }}
      />
      <SearchResults
        label={s.list}
        typed={state.q}
        query={query}
        onPage={(page) => patch({ page })}
        row={(one) => <CardRow key={one.number} of={one} />}
        count={s.found}
        none={{
          title: s.none,
          why: s.noneWhy,
          clear: s.clear,
          onClear: () => reset(),
          ask: s.askUs,
          to: contactLink({ from: 'talent', topic: 'hire', region: state.where }),
        }}
      />
      <Note>{s.anonymous}</Note>
    </div>
  )
}

function CardRow({ of }: { of: TalentCard & { matches?: readonly Match[] | undefined } }) {
  const s = useTexts(t)
  const lang = useLang()
  const languageName = useDictText('language')
  const money = of.monthlyRate ?? of.hourlyRate
  const rateText = money && formatMoney(money.amountMinor, money.currency as Currency, lang)
  return (
    <Row
      title={<UserText>{of.position}</UserText>}
      meta={
        <>
          <span>{of.number}</span>
          <CountryLink code={of.region.code} name={of.region.name[lang]} />
          <span>{s.years(of.years)}</span>
          <WrittenIn text={of.position} />
          <span>{of.languages.map((one) => languageName(one)).join(lang === 'en' ? ', ' : '、')}</span>
        </>
      }
      end={
        <span className={`${blocks.fine} ${lists.end}`}>
          <strong>{rateText ? (of.monthlyRate ? s.perMonth(rateText) : s.perHour(rateText)) : s.onRequest}</strong>
          {of.verified ? <Checked kind="identity" on={of.checkedOn} /> : <StatusTag>{s.unverified}</StatusTag>}
          {of.isDemo && <SampleTag />}
          {!of.available && <StatusTag tone="warn">{s.busy}</StatusTag>}
          <ActionLink
            look="quiet"
            to={contactLink({ from: 'talent', topic: 'hire', region: of.region.code, summary: s.summary(of.number, of.position) })}
          >
            {s.ask}
            <span className="sr-only">{of.number}</span>
          </ActionLink>
        </span>
      }
    >
      <p className={`${blocks.pills} ${css.skills}`}>
        {of.skills.map((skill) => (
          <UserText key={skill}>{skill}</UserText>
        ))}
      </p>
      {of.roles.length > 0 && (
        <p className={`${blocks.line} ${blocks.quiet} ${css.roles}`}>
          {s.roles}
          {lang === 'en' ? ': ' : '：'}
          {of.roles.slice(0, 3).map((role) => (
            <span key={role.title + role.from}>
              <UserText>{role.title}</UserText> <span>{`${role.from.slice(0, 4)}–${role.to ? role.to.slice(0, 4) : s.now}`}</span>
            </span>
          ))}
        </p>
      )}
      <Why matches={of.matches} />
    </Row>
  )
}
