import { isLocal, type LocalRegion } from '../checklist.ts'
import { type ChecklistService, type Paper, paper } from './paper.ts'

/** Additional papers of a place. Facts to be confirmed with the authority named. */
const local: Record<LocalRegion, Partial<Record<ChecklistService, readonly Paper[]>>> = {
  VN: {
    ip: [
      paper(
        'vnMadrid',
        '越南：马德里或单一申请',
        'Vietnam: Madrid or direct filing',
        '越南知识产权局对两种途径都作实质审查；单国申请由当地代理递交，马德里申请在驳回后再委托。',
        'The IP Office examines both substantively. A direct filing goes through a local agent; a Madrid filing needs one only after a refusal.',
      ),
    ],
    incorporation: [
      paper(
        'vnIrc',
        '越南：投资登记证与企业登记证',
        'Vietnam: investment and enterprise certificates',
        '外资先办投资登记证（IRC），再办企业登记证（ERC）。',
        'Foreign investors obtain the investment certificate (IRC) first, then the enterprise certificate (ERC).',
      ),
    ],
    visa: [
      paper(
        'vnPermit',
        '越南：外籍人员工作许可',
        'Vietnam: permit to employ a foreigner',
        '用工需求说明与工作许可申请一并提交（219/2025 号法令）。',
        'The need for the foreigner is justified in the application for the work permit itself (Decree 219/2025).',
      ),
    ],
  },
  SG: {
    incorporation: [
      paper(
        'sgDirector',
        '新加坡：本地董事与公司秘书',
        'Singapore: resident director and secretary',
        'ACRA 要求至少一名通常居住于新加坡的董事，秘书须在成立后六个月内委任。',
        'ACRA requires at least one director ordinarily resident in Singapore, and a secretary within six months.',
      ),
    ],
    ip: [
      paper(
        'sgClass',
        '新加坡：按类收费',
        'Singapore: fees by class',
        '在 IPOS 提交，用其预核准商品描述较省。',
        'File with IPOS; its pre-approved descriptions cost less.',
      ),
    ],
    visa: [
      paper(
        'sgCompass',
        '新加坡：就业准证评分',
        'Singapore: points for the Employment Pass',
        '薪资门槛与 COMPASS 评分以人力部最新公布为准，先用其自测工具。',
        'Salary thresholds and COMPASS points follow the latest Ministry of Manpower notice; use its self-assessment tool first.',
      ),
    ],
  },
  DE: {
    incorporation: [
      paper(
        'deNotary',
        '德国：公证与商业登记',
        'Germany: notary and commercial register',
        'GmbH 设立须经公证；登记前至少实缴 12,500 欧元。',
        'A GmbH is formed before a notary; at least EUR 12,500 of its capital must be paid in before registration.',
      ),
    ],
    certification: [
      paper(
        'deWeee',
        '德国：WEEE、电池与包装登记',
        'Germany: WEEE, batteries and packaging',
        '电子电气设备在 stiftung ear 注册，包装在 LUCID 登记，未登记不得销售。',
        'Register equipment with stiftung ear and packaging with LUCID; sales are prohibited without registration.',
      ),
    ],
    exhibition: [
      paper(
        'deTrade',
        '德国：展会临时用电与搭建许可',
        'Germany: power and build permits',
        '按展馆技术准则报审，外籍搭建人员须有用工申报。',
        'Approval follows the venue’s technical guidelines; foreign crews must be declared.',
      ),
    ],
  },
  US: {
    ip: [
      paper(
        'usUse',
        '美国：使用依据',
        'United States: basis of filing',
        'USPTO 要求使用或使用意图；外国申请人须由美国执业律师代理。',
        'USPTO requires use or intent to use; foreign applicants need a US-licensed attorney.',
      ),
    ],
    incorporation: [
      paper(
        'usEin',
        '美国：州注册与 EIN',
        'United States: state filing and EIN',
        '先选州注册，再向 IRS 申请 EIN；银行多要求负责人到场。',
        'File in a state, then apply to the IRS for an EIN; most banks require an officer in person.',
      ),
    ],
    certification: [
      paper(
        'usFcc',
        '美国：FCC 与产品安全',
        'United States: FCC and product safety',
        '无线产品 FCC 授权，电气安全多用 NRTL 认证；各州另有要求。',
        'FCC authorisation for radio, an NRTL mark for electrical safety; states have further requirements.',
      ),
    ],
  },
  AE: {
    incorporation: [
      paper(
        'aeZone',
        '阿联酋：大陆公司或自由区',
        'UAE: mainland or free zone',
        '先定业务范围：面向本地客户、办签证名额、税务待遇各不同。',
        'Decide on the business activity first: access to local customers, visa quotas and tax differ.',
      ),
    ],
    visa: [
      paper(
        'aeMohre',
        '阿联酋：MOHRE 合同与居留',
        'UAE: MOHRE contract and residence',
        '劳动合同在 MOHRE 登记，体检与 Emirates ID 同步办。',
        'The contract is registered with MOHRE; the medical and Emirates ID are done in parallel.',
      ),
    ],
    exhibition: [
      paper(
        'aeArabic',
        '阿联酋：阿拉伯语标签',
        'UAE: Arabic labels',
        '食品、化妆品样品入境需登记或标签。',
        'Food and cosmetics samples need registration or labels.',
      ),
    ],
  },
  MX: {
    incorporation: [
      paper(
        'mxRfc',
        '墨西哥：公证设立与 RFC',
        'Mexico: notary deed and RFC',
        '公证人办理章程，SAT 办税号（RFC）与电子签名；法定代表人须有 RFC。',
        'A notary prepares the deed; SAT issues the tax number (RFC) and e-signature; the legal representative also needs an RFC.',
      ),
    ],
    certification: [
      paper(
        'mxNom',
        '墨西哥：NOM 认证',
        'Mexico: NOM certificate',
        '证书持有人为当地进口商，换进口商要另办。',
        'The certificate is held by the local importer; a new importer needs a new one.',
      ),
    ],
  },
  JP: {
    certification: [
      paper(
        'jpPse',
        '日本：PSE 与技适',
        'Japan: PSE and radio mark',
        '进口商须申报并在产品上标注；无线产品另办技适。',
        'The importer notifies the authority and marks the product; radio products need separate certification.',
      ),
    ],
    ip: [
      paper(
        'jpJpo',
        '日本：商品描述与类似群',
        'Japan: descriptions and similar groups',
        'JPO 按类似群代码审查，商品描述要具体。',
        'JPO examines by similar-group codes: describe goods specifically.',
      ),
    ],
    visa: [
      paper(
        'jpCoe',
        '日本：在留资格认定证明书（COE）',
        'Japan: Certificate of Eligibility (COE)',
        '在留資格認定証明書由日本雇主或代办人向出入国在留管理厅的地方入管局申请；自签发之日起三个月内入境，逾期失效。',
        'The employer in Japan or its agent applies to a regional bureau of the Immigration Services Agency. It lapses unless the person enters Japan within three months of issue.',
      ),
      paper(
        'jpVisa',
        '日本：凭认定证明书申请签证',
        'Japan: visa with the certificate',
        '拿到证明书后，向日本驻外使领馆申请工作签证，要求见日本外务省网站；有证明书不保证发给签证。',
        'With the certificate, apply to a Japanese embassy or consulate as the Ministry of Foreign Affairs sets out; the certificate does not guarantee a visa.',
      ),
      paper(
        'jpPay',
        '日本：劳动合同与同等报酬',
        'Japan: contract and equal pay',
        '多数工作类在留资格要求报酬不低于日本人做同样工作的水平，出入国在留管理厅会看合同和任职公司的资料。',
        'Most work statuses require pay at least equal to that of a Japanese national in the same work; the Immigration Services Agency examines the contract and documents of the employer.',
      ),
      paper(
        'jpAddress',
        '日本：在留卡与住址登记',
        'Japan: residence card and address',
        '中长期在留者入境后取得在留卡，住址确定后 14 天内到市区町村登记；雇主向公共职业安定所（Hello Work）申报雇用。',
        'Mid- to long-term residents receive a residence card and register their address with the municipality within 14 days of settling; the employer reports the hire to Hello Work.',
      ),
    ],
  },
  BR: {
    incorporation: [
      paper(
        'brCpf',
        '巴西：股东 CNPJ 或 CPF 与当地代表',
        'Brazil: CNPJ or CPF and a local representative',
        '外国股东须有税号和驻巴西代理人，章程葡文公证。',
        'Foreign shareholders need a tax number and an attorney-in-fact; the deed is in Portuguese.',
      ),
    ],
    certification: [
      paper(
        'brAnatel',
        '巴西：ANATEL 与 INMETRO',
        'Brazil: ANATEL and INMETRO',
        '无线产品办 ANATEL，部分电器办 INMETRO，需当地持证人。',
        'Radio products need ANATEL, some appliances INMETRO, held by a local company.',
      ),
    ],
  },
  GB: {
    certification: [
      paper(
        'gbUkca',
        '英国：UKCA 或 CE',
        'United Kingdom: UKCA or CE',
        '多数产品仍可用 CE，个别类别不同，以英国政府最新公告为准。',
        'CE is still accepted for most products; some categories differ, so check the government’s latest notice.',
      ),
    ],
    incorporation: [
      paper(
        'gbPsc',
        '英国：重要控制人登记',
        'United Kingdom: persons with significant control',
        '在 Companies House 登记并保持更新，董事须验证身份。',
        'File with Companies House and keep it current; directors must verify their identity.',
      ),
    ],
  },
  ID: {
    incorporation: [
      paper(
        'idOss',
        '印度尼西亚：OSS 与 NIB',
        'Indonesia: OSS and NIB',
        '外资公司（PT PMA）在 OSS 取得 NIB，按业务代码定风险等级与许可。',
        'A foreign-owned PT gets its NIB in OSS; the business code determines the risk level and licences.',
      ),
    ],
    certification: [
      paper(
        'idSni',
        '印度尼西亚：SNI、SDPPI 与清真',
        'Indonesia: SNI, SDPPI and halal',
        '强制 SNI 目录、无线 SDPPI；食品化妆品另看清真要求。',
        'Compulsory SNI list, SDPPI for radio; halal requirements for food and cosmetics.',
      ),
    ],
  },
}

/** Additional papers of this place; empty if there are none specific to it. */
export const localPapers = (service: ChecklistService, region: string): readonly Paper[] =>
  (isLocal(region) && local[region][service]) || []
