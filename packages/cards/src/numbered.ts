import type { Listed } from '@breakpoint/engine/cards';

/**
 * The factions, cards and bases in the order of their numbers when saves named them by number (formats 1 and 2) and logs did not say what
 * was dealt (format 1). It must never be changed: old games are read with it. Each line is a box, a faction, its cards and its bases.
 */
const LINES = `
core aliens: supreme-overlord invader scout collector abduction beam-up crop-circles disintegrator invasion jammed-signal probe terraforming | the-homeworld the-mothership
core dinosaurs: king-rex laseratops armor-stego war-raptor augmentation howl natural-selection rampage survival-of-the-fittest tooth-and-claw-and-guns upgrade wildlife-preserve | jungle-oasis tar-pits
core ninjas: ninja-master tiger-assassin shinobi ninja-acolyte assassination disguise hidden-ninja infiltrate poison seeing-stars smoke-bomb way-of-deception | ninja-dojo temple-of-goju
core pirates: pirate-king buccaneer saucy-wench first-mate broadside cannon dinghy full-sail powderkeg sea-dogs shanghai swashbuckling | the-grey-opal tortuga
core robots: nukebot warbot hoverbot zapbot microbot-alpha microbot-archive microbot-fixer microbot-guard microbot-reclaimer tech-center | factory-436-1337 the-central-brain
core tricksters: leprechaun brownie gnome gremlin block-the-path disenchant enshrouding-mist flame-trap hideout mark-of-sleep pay-the-piper take-the-shinies | cave-of-shinies mushroom-kingdom
core wizards: archmage chronomage enchantress neophyte mass-enchantment mystic-studies portal sacrifice scry summon time-loop winds-of-change | school-of-wizardry the-great-library
core zombies: zombie-lord grave-digger tenacious-z walker grave-robbing lend-a-hand mall-crawl not-enough-bullets outbreak overrun they-keep-coming theyre-coming-to-get-you | evans-city-cemetery rhodes-plaza-mall
monster-smash giant-ants: killer-queen drone soldier worker a-kind-of-magic gimme-the-prize headlong the-show-must-go-on under-pressure we-are-the-champions we-will-rock-you who-wants-to-live-forever | egg-chamber the-hill
monster-smash mad-scientists: herr-doktor the-monster lab-assistant igor angry-mob blitzed body-shop german-engineering grave-situation its-alive jolt uberserum | golem-schloss laboratorium
monster-smash vampires: the-count nightstalker heavy-drinker fledgling-vampire big-gulp buffet crack-of-dusk cull-the-weak dinner-date mad-monster-party opportunist summon-wolves | castle-blood crypt
monster-smash werewolves: pack-alpha loup-garou teenage-wolf howler chew-toy frenzy full-moon leader-of-the-pack let-the-dog-out marking-territory moontouched unstoppable | moot-site standing-stones
seventies disco-dancers: dancing-king disco-lou diva roller celebration disco-inferno get-down-tonight im-so-excited i-will-survive its-raining-men last-dance stayin-alive turn-the-beat-around we-are-family | boogie-wonderland funky-town
seventies kung-fu-fighters: dragon-warrior lady-whirlwind drunken-master cricket a-little-bit-frightening ancient-chinese-art everybody-knew-their-part everybody-was-kung-fu-fighting expert-timing fast-as-lightning lets-get-it-on oh-hoh-hoh-hoah | ancient-dojo tournament-site
seventies truckers: el-bandido rubber-chicken skinny-minnie good-buddy armored-truck cab-over-pete convoy dekotora fixin-to-fix-it high-speed-chase hotwire rally | the-greasy-spoon truck-stop
seventies vigilantes: brojak death-wisher dusty-henry foxy-green jacky-bill shift stoneford a-whole-lot-meaner feeling-lucky knocked-into-next-week lets-finish-this make-my-day scared-straight shrug-it-off street-justice the-revenge tough-it-out who-loves-ya-baby | hideout the-mean-streets
culture-shock anansi-tales: anansi-the-spider onini-the-python osebo-the-leopard akye-the-turtle mboro-hornet collecting-stories ear-of-corn feather-gifts let-it-be-full-and-eat pot-of-beans pot-of-wisdom the-perfect-gift trading-stories | anansis-web storytellers-hut
culture-shock ancient-incas: sapa-inca child-of-the-sun incan-engineer llama armory ashlar-masonry fortress-walls golden-condor quipu-strings royal-highway signs-in-the-stars temple-of-the-sun | cuzcu machu-picchu
culture-shock grimms-fairy-tales: big-bad-wolf charming-princess prince-charming red-riding-hood rumpelstiltskin the-frog-prince gretel hansel rose-red the-other-snow-white another-story basket-of-goodies breadcrumbs fairy-godmothers-blessing grimms-blessing mouse-bird-and-sausage teamwork the-woodsmans-axe | gingerbread-house woodland-cottage
culture-shock polynesian-voyagers: maui wayfinder tiki moai growth-of-the-tribes knowledge-of-the-tribes unity-of-the-tribes ocean-tattoo shark-tattoo sun-tattoo tattoo-artist volcanic-uprising | island-chain island-peak tropical-paradise
culture-shock russian-fairy-tales: baba-yaga finist-the-falcon the-birch-woman the-gray-wolf foolish-magician the-birch tsar-eagle toad bewitched fetch-i-know-not-what go-i-know-not-whither go-see-my-sister mass-transformation the-frog-princess the-water-of-life transformation | giant-turnip transformation-spring
`;

const wordsIn = (text: string): string[] => text.split(' ').filter((word) => word !== '');

export const NUMBERED: readonly Listed[] = LINES.trim()
  .split('\n')
  .map((line) => {
    const [head, cards, bases] = line.split(/[:|]/);
    const [box, id] = wordsIn(head);
    return { id, box, cards: wordsIn(cards).map((card) => `${id}/${card}`), bases: wordsIn(bases) };
  });
