import './theme/theme.css';

// art
export { faviconSprite } from './art/faviconSprite.ts';
export { NotFoundPicture, type NotFoundPictureProps } from './art/NotFoundPicture.tsx';
export { Sprite, type SpriteProps } from './art/Sprite.tsx';
export type { SpriteData } from './art/SpriteData.ts';
export { spriteToSvg } from './art/spriteToSvg.ts';

// booklet
export { Booklet, type BookletProps, type BookletWords } from './booklet/Booklet.tsx';

// console
export type { PageWords } from './console/ConsoleScreen.tsx';
export { Handheld, type HandheldProps, type HandheldWords } from './console/Handheld.tsx';

// content
export type { Content } from './content/Content.ts';
export { coverLetter } from './content/coverLetter.ts';
export { currentQuest } from './content/currentQuest.ts';
export { duration } from './content/duration.ts';
export { fillIn } from './content/fillIn.ts';
export { formatPeriod } from './content/formatPeriod.ts';
export type { Game } from './content/Game.ts';
export { type KeyFacts, keyFacts } from './content/keyFacts.ts';
export { type Level, levels } from './content/levels.ts';
export { playerName } from './content/playerName.ts';
export type { ProfileLink } from './content/profileLinks.ts';
export type { Resume } from './content/Resume.ts';
export { defaultShell, type Shell, shells } from './content/shells.ts';
export { type SkillGroup, skillGroups } from './content/skillGroups.ts';
export type { Stage } from './content/stages.ts';
export { webAddress } from './content/webAddress.ts';

// dialogue
export { CompanyForm, type CompanyFormProps, type CompanyFormWords } from './dialogue/CompanyForm.tsx';
export { ScriptText, type ScriptTextProps } from './dialogue/ScriptText.tsx';
export { finalText, type ScriptStep, type ScriptWords } from './dialogue/script.ts';

// flipbook (also a door of its own: flipbook/index.ts)
export { Flipbook } from './flipbook/Flipbook.tsx';
export type { FlipbookHandle } from './flipbook/FlipbookHandle.ts';
export type { FlipbookProps } from './flipbook/FlipbookProps.ts';

// visit
export { cleanCompany } from './visit/cleanCompany.ts';
export { companyFromFragment } from './visit/companyFromFragment.ts';
export type { DeviceMemory } from './visit/deviceMemory.ts';
export { useVisit } from './visit/useVisit.ts';
export type { Visit } from './visit/Visit.ts';
export { VisitProvider, type VisitProviderProps } from './visit/VisitProvider.tsx';
