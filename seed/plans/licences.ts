import type { z } from 'zod'
import { claimForm } from '../../src/features/market/claim/contract/calls.ts'
import { claimKeys, claims } from '../../src/features/market/claim/contract/claims.ts'
import { changeClaim } from '../../src/features/market/claim/server/writes.ts'
import { licenceForm } from '../../src/features/market/licence/contract/calls.ts'
import { saveLicence } from '../../src/features/market/licence/server/writes.ts'
import type { Act } from '../../src/platform/server/services.ts'

type Entry = z.input<typeof licenceForm>
const entry = (
  kind: Entry['kind'],
  region: string,
  [holderCn, holderEn]: [string, string],
  [authorityCn, authorityEn]: [string, string],
  number: string,
  [scopeCn, scopeEn]: [string, string],
  [issuedOn, expiresOn]: [string, string],
  url = '',
): Entry => ({
  kind,
  region,
  holderCn,
  holderEn,
  authorityCn,
  authorityEn,
  number,
  scopeCn,
  scopeEn,
  issuedOn,
  expiresOn,
  url,
  shown: true,
})

const accounts: [string, string] = ['账户发行与境内、跨境汇款', 'Account issuance, domestic and cross-border transfers']
const remit: [string, string] = ['汇款与货币兑换', 'Money transfer and currency exchange']

/** Authorities and kinds of licence are real; holders and numbers are invented, and every entry is marked as a sample. */
const entries: Entry[] = [
  entry(
    'payment',
    'SG',
    ['汐桥支付（示例）', 'Tidebridge Payments (sample)'],
    ['新加坡金融管理局（MAS）', 'Monetary Authority of Singapore (MAS)'],
    'SAMPLE-MPI-0418',
    accounts,
    ['2024-03-11', ''],
    'https://eservices.mas.gov.sg/fid',
  ),
  entry(
    'payment',
    'GB',
    ['汐桥支付（英国，示例）', 'Tidebridge Payments UK (sample)'],
    ['英国金融行为监管局（FCA）', 'Financial Conduct Authority (FCA)'],
    'SAMPLE-EMI-900127',
    ['电子货币发行与支付服务', 'Electronic money and payment services'],
    ['2023-09-04', ''],
    'https://register.fca.org.uk',
  ),
  entry(
    'payment',
    'LT',
    ['岬角电子货币（示例）', 'Headland E-money (sample)'],
    ['立陶宛银行', 'Bank of Lithuania'],
    'SAMPLE-LB-002231',
    ['在欧洲经济区发行电子货币', 'Electronic money in the European Economic Area'],
    ['2024-01-22', ''],
    'https://www.lb.lt/en/sfi-financial-market-participants',
  ),
  entry(
    'payment',
    'JP',
    ['湾流送金（示例）', 'Bayflow Transfer (sample)'],
    ['日本金融厅（关东财务局）', 'Financial Services Agency, Kanto Local Finance Bureau'],
    'SAMPLE-FTSP-00091',
    ['资金移动业（第二种）', 'Funds transfer service, type II'],
    ['2023-06-30', ''],
  ),
  entry(
    'payment',
    'BR',
    ['南岸支付（示例）', 'Costa Sul Pagamentos (sample)'],
    ['巴西中央银行', 'Central Bank of Brazil'],
    'SAMPLE-IP-5530',
    ['支付机构：电子货币发行', 'Payment institution: issuer of electronic money'],
    ['2024-07-19', ''],
    'https://www.bcb.gov.br',
  ),
  entry(
    'payment',
    'AE',
    ['绿洲支付（示例）', 'Oasis Payments (sample)'],
    ['阿联酋中央银行', 'Central Bank of the UAE'],
    'SAMPLE-RPSCS-117',
    ['零售支付服务', 'Retail payment services'],
    ['2024-11-05', '2027-11-04'],
  ),
  entry(
    'payment',
    'AU',
    ['礁石支付（示例）', 'Reef Payments (sample)'],
    ['澳大利亚证券与投资委员会', 'Australian Securities and Investments Commission'],
    'SAMPLE-AFSL-540012',
    ['非现金支付服务', 'Non-cash payment facilities'],
    ['2023-02-14', ''],
  ),
  entry(
    'remittance',
    'HK',
    ['维港汇兑（示例）', 'Harbour Exchange (sample)'],
    ['中国香港海关', 'Customs and Excise Department, Hong Kong'],
    'SAMPLE-24-08-03317',
    remit,
    ['2024-08-21', '2026-08-20'],
    'https://eservices.customs.gov.hk',
  ),
  entry(
    'remittance',
    'US',
    ['松湾汇款（示例）', 'Pine Bay Remit (sample)'],
    ['美国财政部金融犯罪执法网络（FinCEN）', 'Financial Crimes Enforcement Network (FinCEN)'],
    'SAMPLE-MSB-31000218',
    ['货币服务企业登记：汇款', 'Money services business registration: money transmitter'],
    ['2025-02-03', '2026-12-31'],
    'https://www.fincen.gov/msb-registrant-search',
  ),
  entry(
    'remittance',
    'CA',
    ['枫渡汇款（示例）', 'Maple Ferry Transfer (sample)'],
    ['加拿大金融交易与报告分析中心', 'Financial Transactions and Reports Analysis Centre of Canada'],
    'SAMPLE-M24590311',
    remit,
    ['2024-10-08', '2026-10-07'],
  ),
  entry(
    'remittance',
    'TH',
    ['湄南汇款（示例）', 'Chao Phraya Remit (sample)'],
    ['泰国中央银行', 'Bank of Thailand'],
    'SAMPLE-MT125660007',
    ['国际汇款代理', 'International money transfer agent'],
    ['2023-12-18', ''],
  ),
  entry(
    'security',
    'CN',
    ['衡渡（示例）', 'Hengdu (sample)'],
    ['公安机关网络安全保卫部门', 'Public security authority, cyber security'],
    'SAMPLE-MLPS-330000-26',
    ['门户与工作台：网络安全等级保护第三级', 'Portal and workbench: multi-level protection scheme, level 3'],
    ['2026-04-16', '2027-04-15'],
  ),
  entry(
    'security',
    'CN',
    ['衡渡（示例）', 'Hengdu (sample)'],
    ['认可的认证机构', 'Accredited certification body'],
    'SAMPLE-ISMS-27001-771',
    ['信息安全管理体系 ISO/IEC 27001', 'Information security management, ISO/IEC 27001'],
    ['2025-06-09', '2028-06-08'],
  ),
  entry(
    'lawFirm',
    'CN',
    ['临渡律师事务所（示例）', 'Lindu Law Firm (sample)'],
    ['浙江省司法厅登记的律师事务所', 'Law firm registered with the Zhejiang justice department'],
    'SAMPLE-LO-2026-014',
    ['用户协议、托管流程与个人信息保护政策', 'User agreement, flow of escrow and personal information policy'],
    ['2026-03-27', '2027-03-26'],
  ),
  entry(
    'lawFirm',
    'SG',
    ['月桥律师行（示例）', 'Moonbridge LLC (sample)'],
    ['新加坡律政部登记的律师行', 'Law practice registered with the Singapore Ministry of Law'],
    'SAMPLE-LO-2025-206',
    ['新加坡雇用与支付服务的合规意见', 'Opinion on employment and payment services in Singapore'],
    ['2025-05-13', '2026-05-12'],
  ),
]

const evidence: Record<z.input<typeof claimForm>['key'], { evidence: string; owner: string; reviewDate: string }> = {
  regions: {
    evidence: '示例：合作服务商覆盖名单 2026-10 版。Sample: list of partners’ coverage, October 2026.',
    owner: '运营组 / Operations',
    reviewDate: '2027-01-31',
  },
  licences: {
    evidence: '示例：合作支付机构牌照清单 2026-10 版。Sample: partners’ payment licences, October 2026.',
    owner: '支付组 / Payments',
    reviewDate: '2027-01-31',
  },
  currencies: { evidence: 'rules/constants.ts: currencies', owner: '财务组 / Finance', reviewDate: '2027-03-31' },
  payment: {
    evidence: '示例：与合作银行的到账约定。Sample: settlement terms with the partner banks.',
    owner: '支付组 / Payments',
    reviewDate: '2027-01-31',
  },
}

/** The licence register, and the evidence of the claims. */
export async function seedLicences(act: Act): Promise<void> {
  for (const one of entries) await saveLicence(act, licenceForm.parse(one), true)
  for (const [sort, key] of claimKeys.entries()) {
    const { figure, text, scope } = claims[key]
    const said = { figureCn: figure.cn, figureEn: figure.en, textCn: text.cn, textEn: text.en, scopeCn: scope.cn, scopeEn: scope.en }
    await changeClaim(act, claimForm.parse({ key, ...said, ...evidence[key], asOf: '2026-10-31', shown: true, sort }))
  }
}
