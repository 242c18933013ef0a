// The library's public interface. The build adds `'use client'` to each module named here that uses
// React, so that server components can render the components and call the functions.
import './theme/theme.css';

// the book, which is a package of its own
export { Flipbook, type FlipbookHandle, type FlipbookProps } from 'react-page-turn';
export { earlyPressScript } from 'react-page-turn/early-press';
// art
export { CartridgePicture } from './art/CartridgePicture.tsx';
export {
  type CharacterColours,
  type CharacterPose,
  CharacterSprite,
  type CharacterSpriteProps,
  characterPoses,
} from './art/CharacterSprite.tsx';
export type { CompiledSprite } from './art/CompiledSprite.ts';
export { CoverArt, type CoverArtProps } from './art/CoverArt.tsx';
export { compileSprite } from './art/compileSprite.ts';
export { createDrawingsFile } from './art/createDrawingsFile.ts';
export { DrawingsFileContext } from './art/DrawnPaths.tsx';
export { faviconSprite } from './art/faviconSprite.ts';
export { Icon, type IconName, type IconProps, iconNames } from './art/Icon.tsx';
export { LevelBadge, type LevelBadgeProps } from './art/LevelBadge.tsx';
export { NotFoundPicture, type NotFoundPictureProps } from './art/NotFoundPicture.tsx';
export { OwnerSeal, type OwnerSealProps } from './art/OwnerSeal.tsx';
export type { PictureProps } from './art/PictureProps.ts';
export { SideQuestPicture, type SideQuestPictureProps } from './art/SideQuestPicture.tsx';
export { SideTable } from './art/SideTable.tsx';
export { Sprite, type SpriteCrop, type SpriteProps } from './art/Sprite.tsx';
export type { SpriteData } from './art/SpriteData.ts';
export { shareCard, shareCardTextBox } from './art/shareCard.ts';
export { spriteToSvg } from './art/spriteToSvg.ts';
// booklet
export { Booklet, type BookletProps } from './booklet/Booklet.tsx';
export type { BookletMessages } from './booklet/bookletMessages.ts';
export type { SiteCode } from './booklet/pages/BackCoverPage.tsx';
// console
export { type PageName, pageNames } from './console/engine/ConsoleState.ts';
export { Handheld, type HandheldProps } from './console/Handheld.tsx';
export type { HandheldMessages, PageMessages } from './console/handheldMessages.ts';
export { baseMessagesFor } from './content/baseMessagesFor.ts';
// content
export type { Content } from './content/Content.ts';
export { coverLetter } from './content/coverLetter.ts';
export { currentQuest } from './content/currentQuest.ts';
export { type DocumentKind, documentNames } from './content/documentNames.ts';
export { duration } from './content/duration.ts';
export { fillIn } from './content/fillIn.ts';
export { formatPeriod } from './content/formatPeriod.ts';
export type { Game } from './content/Game.ts';
export { type KeyFacts, keyFacts } from './content/keyFacts.ts';
export { printsOnLetter } from './content/letterPaper.ts';
export { type Level, levels, nonLevelStageCount } from './content/levels.ts';
export { localFilePath } from './content/localFilePath.ts';
export { nonEmptyTexts, normalizeText } from './content/normalizeText.ts';
export type { LabeledFact, ResumeEntry, ResumeQuote, ResumeSection, Role } from './content/plain/ResumeSection.ts';
export { resumeSections } from './content/plain/resumeSections.ts';
export { playerName } from './content/playerName.ts';
export type { ProfileLink } from './content/profileLinks.ts';
export { sideQuestPictures } from './content/projectKinds.ts';
export type { Resume } from './content/Resume.ts';
export {
  blocksOf,
  plainLines,
  plainText,
  type RichBlock,
  type RichText,
  type RichWord,
  type RichWords,
} from './content/RichText.ts';
export { type SectionChoice, type SectionName, sectionNames } from './content/sectionNames.ts';
export { defaultShell, type Shell, shells } from './content/shells.ts';
export { type SkillGroup, skillGroups } from './content/skillGroups.ts';
export type { Stage } from './content/stages.ts';
export { webAddress } from './content/webAddress.ts';
export {
  type Work,
  type WorkPageContent,
  type WorkPart,
  type WorkPicture,
  workLinks,
  workOf,
} from './content/works.ts';
// dialogue
export { Character, type CharacterProps } from './dialogue/Character.tsx';
export { type Clock, ClockContext } from './dialogue/ClockContext.ts';
export { CompanyForm, type CompanyFormProps } from './dialogue/CompanyForm.tsx';
export type { CompanyFormMessages } from './dialogue/companyFormMessages.ts';
export { DialogueBox, type DialogueBoxProps } from './dialogue/DialogueBox.tsx';
export { type Mood, type PoseMoment, poseAt } from './dialogue/poseAt.ts';
export {
  fillScript,
  finalText,
  planScript,
  type ScriptMoment,
  type ScriptPlan,
  type ScriptStep,
  type ScriptValues,
  scriptAt,
} from './dialogue/script.ts';
export { Typewriter, type TypewriterProps } from './dialogue/Typewriter.tsx';
// lazy
export { type LazyPart, lazyPart, onceOnline } from './lazy/lazyPart.ts';
export { useLazyPart } from './lazy/useLazyPart.ts';
// parts
export { FactLine } from './parts/FactLine.tsx';
export { keyed } from './parts/keyed.ts';
export { QuoteList, type QuoteListProps } from './parts/QuoteList.tsx';
export { RichBlocks, type RichBlocksProps } from './parts/RichBlocks.tsx';
export { RichLine, type RichLineProps } from './parts/RichLine.tsx';
export { RichList, type RichListProps } from './parts/RichList.tsx';
export { WorkImage, type WorkImageProps } from './parts/WorkImage.tsx';
// visit
export { cleanCompany } from './visit/cleanCompany.ts';
export { companyFromFragment } from './visit/companyFromFragment.ts';
export type { DeviceMemory } from './visit/deviceMemory.ts';
export { graphemes } from './visit/graphemes.ts';
export { withCompany } from './visit/handOver.ts';
export { rememberedScript } from './visit/rememberedScript.ts';
export { useVisit } from './visit/useVisit.ts';
export type { Visit } from './visit/Visit.ts';
export { type ManualView, manualViews } from './visit/Visit.ts';
export { VisitProvider, type VisitProviderProps } from './visit/VisitProvider.tsx';
