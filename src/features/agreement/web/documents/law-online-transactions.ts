import { type BothTexts, section } from './section.ts'

const both: BothTexts = {
  cn: {
    summary: [
      '规范通过网络销售商品、提供服务的经营活动，细化《电子商务法》在市场监管方面的要求。',
      '衡渡作为撮合交易的平台，须核验入驻者身份、公示规则、保存记录、配合监管。',
    ],
    sections: [
      section(
        '管什么',
        '适用于在中国境内通过互联网等信息网络销售商品或者提供服务的经营活动，以及市场监管部门的监督管理。网络社交、直播等新的交易场景也在其中。',
      ),
      section('与平台有关的要点', [
        '平台应当要求经营者提交身份、地址、联系方式、行政许可等信息，核验登记，建立档案，并定期核验更新。',
        '平台应当公示服务协议与交易规则，修改前公开征求意见，修改的内容提前公示；历史版本保留备查。',
        '平台不得利用服务协议、规则与技术手段，对平台内的交易和与其他平台的合作作不合理的限制。',
        '经营者信息与交易信息的保存有法定期限，其中交易记录自交易完成之日起不少于三年。',
      ]),
      section('与使用者有关的要点', [
        '经营者应当如实公示营业执照等主体信息。',
        '收集、使用消费者个人信息须遵循合法、正当、必要的原则并征得同意；收集敏感个人信息须逐项取得同意。',
        '自动展期、自动续费等须以显著方式提请注意，由消费者选择。',
      ]),
      section(
        '衡渡怎样做',
        '企业与个人分别认证并由人员审核；协议标注版本与生效日期；交易记录与账目不可改写，按期保存；不要求用户只在本平台交易。',
      ),
      section('版本提示', '规章可能修正，请以公布机关网站或国家法律法规数据库上的现行文本为准。'),
    ],
  },
  en: {
    summary: [
      'Governs selling goods and providing services over networks, and details the E-Commerce Law’s requirements on market regulation.',
      'A matching platform such as Hengdu must verify its traders, publish its rules, keep records and cooperate with the regulator.',
    ],
    sections: [
      section(
        'What it covers',
        'Selling goods or providing services in China over the internet and other networks, and its supervision by the market regulator. Newer settings, such as social networks and live streams, are included.',
      ),
      section('For platforms', [
        'Collect, verify and file traders’ identity, address, contact details and licences, and re-verify them periodically.',
        'Publish service agreements and trading rules, consult publicly before changing them, announce the change beforehand and keep earlier versions.',
        'Do not use agreements, rules or technical means to restrict unreasonably what traders do here or with other platforms.',
        'Keep trader and transaction information for the statutory periods; transaction records for at least three years from completion.',
      ]),
      section('For users', [
        'Traders show their licence and identity truthfully.',
        'Consumers’ information is collected lawfully, fairly and only as needed, with consent; each sensitive item requires separate consent.',
        'Automatic extension or renewal must be pointed out clearly and left to the consumer’s choice.',
      ]),
      section(
        'What Hengdu does',
        'Companies and individuals are verified and reviewed by people. Agreements carry a version and an effective date. Transaction records and ledger entries cannot be rewritten and are kept for the required period. Users are not required to trade exclusively here.',
      ),
      section(
        'A note on versions',
        'Regulations are amended from time to time. The current text on the issuer’s site or in the National Database of Laws and Regulations prevails.',
      ),
    ],
  },
}

export default both
