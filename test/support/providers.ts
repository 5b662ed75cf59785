import { addProvider, type NewProvider } from '../../src/features/market/provider/server/writes.ts'
import { returnBeans } from '../../src/features/money/bean/server/writes.ts'
import { performAsSystem } from '../../src/platform/server/wire/act.ts'
import type { Owner } from '../../src/platform/server/wire/actor.ts'
import type { TestServer } from './server.ts'

const plain: NewProvider = {
  nameCn: '澄湾人力',
  nameEn: 'Clearbay People',
  introCn: '为在新加坡设点的企业办理雇佣、发薪和工作准证。',
  introEn: 'Employs, pays and obtains work passes for companies that open an office in Singapore.',
  homeRegion: 'SG',
  regions: ['SG'],
  services: ['eor', 'payroll'],
  industries: ['robotics'],
  languages: ['zh', 'en'],
  verifiedOn: '2026-06-01',
  responseHours: 8,
  website: 'https://clearbay.example',
  contact: { person: 'Mei Tan', phone: '+65 6000 0001', email: 'mei@clearbay.example', wechat: 'clearbay-sample' },
}

/** Adds a provider that differs from the default where the test says so. */
export const aProvider = (h: TestServer, differs: Partial<NewProvider> = {}): Promise<{ id: string; number: string }> =>
  performAsSystem(h.services, 'providers', (act) => addProvider(act, { ...plain, ...differs }))

/** Beans in an owner's wallet, as if bought. */
export const grantBeans = (h: TestServer, owner: Owner, beans: number): Promise<unknown> =>
  performAsSystem(h.services, 'providers', (act) =>
    returnBeans(act, {
      key: `test:${crypto.randomUUID()}`,
      beans,
      cause: 'bean.buy',
      ref: { type: 'test', id: owner.ownerId },
      owner,
    }),
  )
