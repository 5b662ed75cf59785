import { t as frames } from '../../../src/app/web/frames/texts.ts'
import { t as account } from '../../../src/features/base/account/web/texts.ts'
import { documents } from '../../../src/features/base/agreement/contract/documents.ts'
import { t as contact } from '../../../src/features/market/lead/web/texts.ts'
import { t as partner } from '../../../src/features/market/partner/web/texts.ts'
import { eventVisits } from './events.ts'
import { ownPayslipVisits } from './payroll.ts'
import { quickfindVisits } from './quickfind.ts'
import { type Asked, throughParts, type Visit, visit } from './visit.ts'

export async function visitorVisits(h: Asked): Promise<Visit[]> {
  return [
    visit('/home'),
    visit('/home', '?nav=1', {
      narrow: true,
      opened: {
        what: 'navigation of a small screen',
        does: (who) => who.press(frames.pick(who.lang).openNav),
      },
    }),
    visit('/contactUs'),
    visit('/contactUs', '?from=cost&topic=hire&region=SG&summary=SGD', {
      opened: {
        what: 'refused',
        does: async (who) => {
          await who.press(contact.pick(who.lang).send)
          await who.page.locator('main [role=alert]').first().waitFor()
        },
      },
    }),
    visit('/contactUs', '?sent=1', {
      opened: {
        what: 'sent',
        does: async (who) => {
          const s = contact.pick(who.lang)
          await who.page.getByLabel(s.topic, { exact: true }).selectOption('other')
          await who.page.getByLabel(s.message, { exact: true }).fill(`${who.lang} ${crypto.randomUUID()}`)
          await who.page.getByLabel(s.name, { exact: true }).fill('Visitor')
          await who.page.getByLabel(s.email, { exact: true }).fill('visitor@screens.example')
          await who.press(s.send)
          await who.find('heading', s.sentTitle).waitFor()
        },
      },
    }),
    visit('/globalPartner'),
    visit('/globalPartner', '?volume=x', {
      opened: {
        what: 'refused',
        does: async (who) => {
          await who.press(partner.pick(who.lang).submit)
          await who.page.locator('main [role=alert]').first().waitFor()
        },
      },
    }),
    visit('/aboutUs'),
    visit('/solution'),
    visit('/solution', '?stage=enter&region=VN&need=entity&size=many&when=month'),
    visit('/globalHiringAndTalentServices'),
    visit('/globalHiringAndTalentServices', '?cost=MX&a=CN&b=MX&view=month&place=CN&year=2026&month=2&lead=them', {
      opened: { what: 'scrolled to its end', does: throughParts },
    }),
    visit('/globalHiringAndTalentServices', '?cost=KE', { narrow: true, opened: { what: 'scrolled to its end', does: throughParts } }),
    visit('/marketDevelopment'),
    visit('/integratedService', '?papers=ip&region=VN'),
    visit('/safetyCompliance'),
    visit('/safetyCompliance', '?search=zzz'),
    ...(await quickfindVisits(h)),
    ...(await articleVisits(h)),
    ...(await eventVisits(h)),
    visit('/404'),
    ...documents.map(({ group, n }): Visit => ({ path: `/${group}/${n}`, title: null })),
    visit('/loginHome'),
    visit('/loginHome', '?with=code', {
      opened: {
        what: 'by code, refused',
        does: async (who) => {
          const s = account.pick(who.lang)
          await who.find('tab', s.byCode).click()
          await who.page.locator('main button[type=submit]').click()
          await who.page.locator('main [role=alert]').first().waitFor()
        },
      },
    }),
    visit('/loginHome/registry'),
    visit('/loginHome/registry', '?at=phone', {
      opened: {
        what: 'second step',
        does: async (who) => {
          const s = account.pick(who.lang)
          await who.find('radio', `${s.company}: ${s.companyAbout}`).click()
          await who.press(s.next, who.page.getByRole('main'))
          await who.find('heading', s.stepPhone).waitFor()
        },
      },
    }),
    visit('/loginHome/forgotten'),
    visit('/invitation'),
    visit('/workInvitation'),
    visit('/workInvitation', '?token=no-such-token'),
    visit('/invitation', '?token=no-such-token'),
    visit('/mail', '?token=none'),
    visit('/appeal', '?token=none'),
    visit('/leaveStatement'),
    visit('/leaveStatement', '?key=no-such-key'),
    ...ownPayslipVisits(),
    visit('/operatorHome/login'),
  ]
}

async function articleVisits(h: Asked): Promise<Visit[]> {
  const { lead, records } = await h.ok('GET /ws/article/list')
  const one = lead ?? records[0]
  return [
    visit('/informationCenter'),
    visit('/informationCenter', '?search=zzzz&topic=tax'),
    // The text of articles may name a product or a form as its maker writes it.
    ...(one ? [visit('/informationDetails', `?id=${one.slug}`, { title: null, names: true })] : []),
  ]
}
