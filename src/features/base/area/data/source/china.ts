/**
 * English names in China. Provinces and prefectures in the official spelling; county level in pinyin (china-pinyin.json),
 * except where the stem below has an official spelling of its own (Mongolian, Uygur, Tibetan …).
 */
export const provinces: Record<string, string> = {
  11: 'Beijing',
  12: 'Tianjin',
  13: 'Hebei',
  14: 'Shanxi',
  15: 'Inner Mongolia',
  21: 'Liaoning',
  22: 'Jilin',
  23: 'Heilongjiang',
  31: 'Shanghai',
  32: 'Jiangsu',
  33: 'Zhejiang',
  34: 'Anhui',
  35: 'Fujian',
  36: 'Jiangxi',
  37: 'Shandong',
  41: 'Henan',
  42: 'Hubei',
  43: 'Hunan',
  44: 'Guangdong',
  45: 'Guangxi',
  46: 'Hainan',
  50: 'Chongqing',
  51: 'Sichuan',
  52: 'Guizhou',
  53: 'Yunnan',
  54: 'Xizang',
  61: 'Shaanxi',
  62: 'Gansu',
  63: 'Qinghai',
  64: 'Ningxia',
  65: 'Xinjiang',
}

/** Ethnic groups in the names of autonomous prefectures, counties and banners; longest first when matched. */
export const peoples: Record<string, string> = {
  各族: 'Multi-Ethnic',
  壮族: 'Zhuang',
  回族: 'Hui',
  满族: 'Manchu',
  苗族: 'Miao',
  彝族: 'Yi',
  土家族: 'Tujia',
  藏族: 'Tibetan',
  蒙古族: 'Mongolian',
  蒙古: 'Mongolian',
  侗族: 'Dong',
  布依族: 'Bouyei',
  瑶族: 'Yao',
  白族: 'Bai',
  朝鲜族: 'Korean',
  哈尼族: 'Hani',
  黎族: 'Li',
  哈萨克族: 'Kazakh',
  哈萨克: 'Kazakh',
  傣族: 'Dai',
  畲族: 'She',
  傈僳族: 'Lisu',
  仡佬族: 'Gelao',
  拉祜族: 'Lahu',
  东乡族: 'Dongxiang',
  佤族: 'Va',
  水族: 'Sui',
  纳西族: 'Naxi',
  羌族: 'Qiang',
  土族: 'Tu',
  锡伯: 'Xibe',
  仫佬族: 'Mulao',
  柯尔克孜: 'Kirgiz',
  达斡尔族: 'Daur',
  景颇族: 'Jingpo',
  撒拉族: 'Salar',
  布朗族: 'Blang',
  毛南族: 'Maonan',
  塔吉克: 'Tajik',
  普米族: 'Pumi',
  怒族: 'Nu',
  独龙族: 'Derung',
  保安族: 'Bonan',
  裕固族: 'Yugur',
}

/** Names whose English is not composed of their parts. */
export const whole: Record<string, string> = {
  东乡族自治县: 'Dongxiang Autonomous County',
  鄂伦春自治旗: 'Oroqen Autonomous Banner',
  鄂温克族自治旗: 'Ewenki Autonomous Banner',
  兴安盟: 'Hinggan League',
  梅里斯达斡尔族区: 'Meilisi Daur District',
  索县: 'Sogxian County',
  朗县: 'Nangxian County',
  吉林松原经济开发区: 'Songyuan Economic Development Zone',
  吉林白城经济开发区: 'Baicheng Economic Development Zone',
  东营港经济开发区: 'Dongying Port Economic Development Zone',
  城区: 'Urban District',
  郊区: 'Suburban District',
  矿区: 'Mining District',
  东区: 'East District',
  西区: 'West District',
  南县: 'Nanxian County',
  浦东新区: 'Pudong New Area',
  滨海新区: 'Binhai New Area',
  沈北新区: 'Shenbei New District',
  北戴河新区: 'Beidaihe New Area',
  邯郸冀南新区: 'Handan Jinan New Area',
  沧州渤海新区: 'Cangzhou Bohai New Area',
  衡水滨湖新区: 'Hengshui Binhu New Area',
  镇江新区: 'Zhenjiang New Area',
  德州天衢新区: 'Dezhou Tianqu New Area',
  兰州新区: 'Lanzhou New Area',
  保定白沟新城: 'Baoding Baigou New Town',
  井陉矿区: 'Jingxing Mining District',
  峰峰矿区: 'Fengfeng Mining District',
  鹰手营子矿区: 'Yingshouyingzi Mining District',
  白云鄂博矿区: 'Bayan Obo Mining District',
  神农架林区: 'Shennongjia Forestry District',
  六枝特区: 'Liuzhi Special District',
  西沙群岛: 'Xisha Islands',
  南沙群岛: 'Nansha Islands',
  中沙群岛的岛礁及其海域: 'Zhongsha Islands and Surrounding Waters',
  五台山风景名胜区: 'Wutaishan Scenic Area',
  大柴旦行政委员会: 'Da Qaidam Administrative Committee',
  乌拉盖管理区管委会: 'Ulagai Administrative Area',
  苏州工业园区: 'Suzhou Industrial Park',
  中新苏滁高新技术产业开发区: 'Zhongxin Suchu High-Tech Industrial Development Zone',
  威海火炬高技术产业开发区: 'Weihai Torch High-Tech Industrial Development Zone',
  郑州航空港经济综合实验区: 'Zhengzhou Airport Economy Zone',
  豫东综合物流产业聚集区: 'Yudong Logistics Industry Cluster',
  山西转型综合改革示范区: 'Shanxi Transformation and Comprehensive Reform Demonstration Zone',
  吉林中国新加坡食品区: 'Sino-Singapore Jilin Food Zone',
  西藏文化旅游创意园区: 'Xizang Cultural Tourism Creative Park',
  格尔木藏青工业园区: 'Golmud Zangqing Industrial Park',
  阜阳合肥现代产业园区: 'Fuyang-Hefei Modern Industrial Park',
  宿州马鞍山现代产业园区: 'Suzhou-Ma’anshan Modern Industrial Park',
  石家庄循环化工园区: 'Shijiazhuang Circular Chemical Industrial Park',
  长春净月高新技术产业开发区: 'Changchun Jingyue High-Tech Industrial Development Zone',
  长春汽车经济技术开发区: 'Changchun Automotive Economic and Technological Development Zone',
  包头稀土高新技术产业开发区: 'Baotou Rare Earth High-Tech Industrial Development Zone',
  合肥新站高新技术产业开发区: 'Hefei Xinzhan High-Tech Industrial Development Zone',
  前郭尔罗斯蒙古族自治县: 'Qian Gorlos Mongolian Autonomous County',
  杜尔伯特蒙古族自治县: 'Dorbod Mongolian Autonomous County',
  喀喇沁左翼蒙古族自治县: 'Harqin Left Wing Mongolian Autonomous County',
  四子王旗: 'Siziwang Banner',
  达尔罕茂明安联合旗: 'Darhan Muminggan United Banner',
  克孜勒苏柯尔克孜自治州: 'Kizilsu Kirgiz Autonomous Prefecture',
  延边朝鲜族自治州: 'Yanbian Korean Autonomous Prefecture',
  迪庆藏族自治州: 'Dêqên Tibetan Autonomous Prefecture',
}

/** Suffix → English, longest first when matched. `''` = omitted (cities at prefecture level are handled by the script). */
export const suffixes: Record<string, string> = {
  高新技术产业开发区: 'High-Tech Industrial Development Zone',
  高新技术产业园区: 'High-Tech Industrial Park',
  高新技术开发区: 'High-Tech Development Zone',
  经济技术开发区: 'Economic and Technological Development Zone',
  经济开发区: 'Economic Development Zone',
  开发区: 'Development Zone',
  城乡一体化示范区: 'Urban-Rural Integration Demonstration Zone',
  示范区: 'Demonstration Zone',
  管理区: 'Administrative Area',
  工业园区: 'Industrial Park',
  自治州: 'Autonomous Prefecture',
  自治县: 'Autonomous County',
  自治旗: 'Autonomous Banner',
  地区: 'Prefecture',
  盟: 'League',
  左翼前旗: 'Left Wing Front Banner',
  左翼中旗: 'Left Wing Middle Banner',
  左翼后旗: 'Left Wing Rear Banner',
  右翼前旗: 'Right Wing Front Banner',
  右翼中旗: 'Right Wing Middle Banner',
  右翼后旗: 'Right Wing Rear Banner',
  左旗: 'Left Banner',
  右旗: 'Right Banner',
  前旗: 'Front Banner',
  中旗: 'Middle Banner',
  后旗: 'Rear Banner',
  旗: 'Banner',
  市: 'City',
  区: 'District',
  县: 'County',
}

/** Stem (name without suffix and people) → spelling, if it is not the pinyin. */
export const stems: Record<string, string> = Object.fromEntries(
  `呼和浩特 Hohhot;鄂尔多斯 Ordos;呼伦贝尔 Hulunbuir;巴彦淖尔 Bayannur;乌兰察布 Ulanqab;锡林郭勒 Xilingol;阿拉善 Alxa;内蒙古阿拉善 Alxa;哈尔滨 Harbin;
齐齐哈尔 Qiqihar;大兴安岭 Da Hinggan Ling;拉萨 Lhasa;日喀则 Xigazê;昌都 Qamdo;林芝 Nyingchi;那曲 Nagqu;阿里 Ngari;果洛 Golog;阿坝 Ngawa;甘孜 Garzê;
乌鲁木齐 Urumqi;克拉玛依 Karamay;吐鲁番 Turpan;哈密 Hami;博尔塔拉 Bortala;巴音郭楞 Bayingolin;阿克苏 Aksu;喀什 Kashgar;和田 Hotan;伊犁 Ili;阿勒泰 Altay;格尔木 Golmud;
和林格尔 Horinger;托克托 Togtoh;土默特 Tumed;昆都仑 Hondlon;阿鲁科尔沁 Ar Horqin;巴林 Bairin;克什克腾 Hexigten;翁牛特 Ongniud;喀喇沁 Harqin;敖汉 Aohan;科尔沁 Horqin;
库伦 Hure;奈曼 Naiman;扎鲁特 Jarud;霍林郭勒 Holingol;达拉特 Dalad;准格尔 Jungar;鄂托克 Otog;杭锦 Hanggin;乌审 Uxin;伊金霍洛 Ejin Horo;康巴什 Kangbashi;海拉尔 Hailar;
扎赉诺尔 Jalainur;阿荣 Arun;莫力达瓦 Morin Dawa;陈巴尔虎 Old Barag;新巴尔虎 New Barag;满洲里 Manzhouli;扎兰屯 Zalantun;额尔古纳 Ergun;乌拉特 Urad;察哈尔 Chahar;
乌兰浩特 Ulanhot;阿尔山 Arxan;扎赉特 Jalaid;二连浩特 Erenhot;锡林浩特 Xilinhot;阿巴嘎 Abag;苏尼特 Sonid;东乌珠穆沁 East Ujimqin;西乌珠穆沁 West Ujimqin;太仆寺 Taibus;
额济纳 Ejin;加格达奇 Jagdaqi;富拉尔基 Fularji;萨尔图 Sartu;阿克塞 Aksay;乌兰 Ulan;
沙依巴克 Saybag;乌尔禾 Urho;托克逊 Toksun;巴里坤 Barkol;玛纳斯 Manas;吉木萨尔 Jimsar;木垒 Mori;库尔勒 Korla;和硕 Hoxud;库车 Kuqa;沙雅 Xayar;阿瓦提 Awat;
柯坪 Kalpin;阿图什 Artux;阿克陶 Akto;阿合奇 Akqi;英吉沙 Yengisar;莎车 Yarkant;麦盖提 Makit;岳普湖 Yopurga;塔什库尔干 Taxkorgan;洛浦 Lop;策勒 Qira;奎屯 Kuytun;
霍尔果斯 Khorgos;察布查尔 Qapqal;特克斯 Tekes;尼勒克 Nilka;乌苏 Usu;额敏 Emin;托里 Toli;和布克赛尔 Hoboksar;布尔津 Burqin;吉木乃 Jeminay;阿拉尔 Aral;
图木舒克 Tumxuk;可克达拉 Kokdala;
堆龙德庆 Doilungdêqên;达孜 Dagzê;林周 Lhünzhub;当雄 Damxung;尼木 Nyêmo;曲水 Qüxü;墨竹工卡 Maizhokunggar;桑珠孜 Samzhubzê;南木林 Namling;江孜 Gyangzê;定日 Tingri;
萨迦 Sa’gya;拉孜 Lhazê;昂仁 Ngamring;谢通门 Xaitongmoin;白朗 Bainang;仁布 Rinbung;康马 Kangmar;定结 Dinggyê;亚东 Yadong;吉隆 Gyirong;聂拉木 Nyalam;萨嘎 Saga;岗巴 Gamba;
卡若 Karub;江达 Jomda;贡觉 Gonjo;类乌齐 Riwoqê;丁青 Dêngqên;察雅 Zhag’yab;八宿 Baxoi;左贡 Zogang;芒康 Markam;洛隆 Lhorong;边坝 Banbar;工布江达 Gongbo’gyamda;
米林 Mainling;墨脱 Mêdog;波密 Bomi;察隅 Zayü;扎囊 Zhanang;贡嘎 Gonggar;桑日 Sangri;琼结 Qonggyai;曲松 Qusum;措美 Comai;洛扎 Lhozhag;加查 Gyaca;隆子 Lhünzê;错那 Cona;
浪卡子 Nagarzê;色尼 Seni;嘉黎 Lhari;比如 Biru;聂荣 Nyainrong;安多 Amdo;申扎 Xainza;班戈 Bangoin;巴青 Baqên;尼玛 Nyima;普兰 Burang;札达 Zanda;噶尔 Gar;日土 Rutog;革吉 Gê’gyai;改则 Gêrzê;措勤 Coqên;
刚察 Gangca;尖扎 Jainca;泽库 Zêkog;玛沁 Maqên;甘德 Gadê;达日 Darlag;久治 Jigzhi;玛多 Madoi;杂多 Zadoi;称多 Chindu;治多 Zhidoi;囊谦 Nangqên;曲麻莱 Qumarlêb;德令哈 Delhi;茫崖 Mangnai;
马尔康 Barkam;壤塘 Zamtang;若尔盖 Zoigê;道孚 Dawu;德格 Dêgê;石渠 Sêrxü;色达 Sêrtar;碌曲 Luqu;迭部 Têwo;卓尼 Jonê;香格里拉 Shangri-La;德钦 Dêqên`
    .replaceAll('\n', '')
    .split(';')
    .map((pair) => [pair.slice(0, pair.indexOf(' ')), pair.slice(pair.indexOf(' ') + 1)]),
)
