import { type BothTexts, section } from './section.ts'

const both: BothTexts = {
  cn: {
    summary: [
      '规范通过网络销售商品、提供服务的经营活动，细化《电子商务法》在市场监管方面的要求。',
      '衡渡作为撮合交易的平台，须核验经营者身份、公示规则、保存记录、配合监管。',
    ],
    sections: [
      section(
        '管什么',
        '适用于在中国境内通过互联网等信息网络销售商品或者提供服务的经营活动，以及市场监管部门对其进行的监督管理。在网络社交、网络直播等活动中销售商品或者提供服务的，同样适用。',
      ),
      section('与平台有关的要点', [
        '平台应当要求经营者提交身份、地址、联系方式、行政许可等真实信息，进行核验、登记，建立登记档案，并至少每六个月核验更新一次。',
        '平台应当公示服务协议与交易规则；修改的，完整保存新版本生效之日前三年的全部历史版本，便于经营者和消费者阅览、下载。',
        '平台不得利用服务协议、交易规则、技术等手段，对经营者在平台内的交易以及与其他经营者的交易等进行不合理限制。',
        '经营者的身份信息自其退出平台之日起保存不少于三年，交易记录等信息自交易完成之日起保存不少于三年。',
      ]),
      section('与使用者有关的要点', [
        '经营者应当真实、准确公示营业执照等主体信息。',
        '收集、使用消费者个人信息须遵循合法、正当、必要的原则，并经消费者同意；收集、使用敏感信息的，须逐项取得同意。',
        '自动展期、自动续费的，应当在消费者接受服务之前，以及自动展期、自动续费等日期的五日之前，以显著方式提请消费者注意，由其自主选择。',
      ]),
      section(
        '衡渡怎样做',
        '企业认证与实名认证均由平台人员审核；协议标明版本与生效日期；交易记录与账目不可改写，按期限保存；不要求用户只在本平台交易。',
      ),
      section('版本提示', '规章可能修正，请以公布机关网站或国家法律法规数据库上的现行文本为准。'),
    ],
  },
  en: {
    summary: [
      'Governs selling goods and providing services over networks, and specifies the E-Commerce Law’s requirements for market regulation.',
      'A matching platform such as Hengdu must verify its traders, publish its rules, keep records and cooperate with the regulator.',
    ],
    sections: [
      section(
        'What it covers',
        'Selling goods or providing services in China over the internet and other networks, and its supervision by the market regulator. Sales and services in social networks and live streams are included.',
      ),
      section('For platforms', [
        'Collect, verify and record traders’ identity, address, contact details and licences, and verify and update them at least every six months.',
        'Publish service agreements and trading rules; after a change, keep all versions of the three years before the new one took effect, so that traders and consumers can read and download them.',
        'Do not use agreements, rules or technical means to restrict unreasonably traders’ transactions on the platform or their dealings with others.',
        'Keep traders’ identity information for at least three years after they leave the platform, and transaction records for at least three years from completion.',
      ]),
      section('For users', [
        'Traders publish their licence and identity truthfully and accurately.',
        'Consumers’ information is collected and used lawfully, properly and only as needed, with consent; each kind of sensitive information requires consent of its own.',
        'Automatic extension or renewal must be pointed out clearly before the service is accepted and again five days before the date of each, and left to the consumer’s choice.',
      ]),
      section(
        'What Hengdu does',
        'Verification of companies and individuals is reviewed by our staff. Agreements carry a version and an effective date. Transaction records and ledger entries cannot be rewritten and are kept for the required period. Users are not required to trade on this platform only.',
      ),
      section(
        'A note on versions',
        'Regulations are amended from time to time. The current text on the issuer’s site or in the National Database of Laws and Regulations prevails.',
      ),
    ],
  },
}

export default both
