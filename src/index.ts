// The library's public interface. The build adds `'use client'` to each module named here that uses
// React, so that server components can render the components and call the functions.
import './theme/theme.css';

// the flipbook, which is also a separate package
export { Flipbook, type FlipbookHandle, type FlipbookProps } from 'react-page-turn';
export { earlyPressScript } from 'react-page-turn/early-press';
// art
export { CartridgePicture } from './art/CartridgePicture.tsx';
export {
  type CharacterColors,
  type CharacterPose,
  CharacterSprite,
  type CharacterSpriteProps,
  characterPoses,
} from './art/CharacterSprite.tsx';
export type { CompiledSprite } from './art/CompiledSprite.ts';
export { ConsolePicture, type ConsolePictureProps } from './art/ConsolePicture.tsx';
export { CoverArt, type CoverArtProps } from './art/CoverArt.tsx';
export { compileSprite } from './art/compileSprite.ts';
export { createDrawingsFile } from './art/createDrawingsFile.ts';
export { DrawingsFileContext } from './art/DrawingPaths.tsx';
export { faviconSprite } from './art/faviconSprite.ts';
export { Icon, type IconName, type IconProps, iconNames } from './art/Icon.tsx';
export { LevelBadge, type LevelBadgeProps } from './art/LevelBadge.tsx';
export { ManualPicture, type ManualPictureProps } from './art/ManualPicture.tsx';
export { NotFoundPicture, type NotFoundPictureProps } from './art/NotFoundPicture.tsx';
export { OpenBoxPicture } from './art/OpenBoxPicture.tsx';
export { OwnerSeal, type OwnerSealProps } from './art/OwnerSeal.tsx';
export type { PictureProps } from './art/PictureProps.ts';
export { SideQuestPicture, type SideQuestPictureProps } from './art/SideQuestPicture.tsx';
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
// dialogue
export { Character, type CharacterProps } from './dialogue/Character.tsx';
export { type Clock, ClockContext } from './dialogue/ClockContext.ts';
export { CompanyForm, type CompanyFormProps } from './dialogue/CompanyForm.tsx';
export type { CompanyFormMessages } from './dialogue/companyFormMessages.ts';
export { DialogueBox, type DialogueBoxProps } from './dialogue/DialogueBox.tsx';
export { GuestGate, type GuestGateProps } from './dialogue/GuestGate.tsx';
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
// parts
export { CaseStudyImage, type CaseStudyImageProps } from './parts/CaseStudyImage.tsx';
export { EmailText } from './parts/EmailText.tsx';
export { FactLine } from './parts/FactLine.tsx';
export { QuoteList, type QuoteListProps } from './parts/QuoteList.tsx';
export { RichBlocks, type RichBlocksProps } from './parts/RichBlocks.tsx';
export { RichLine, type RichLineProps } from './parts/RichLine.tsx';
export { RichList, type RichListProps } from './parts/RichList.tsx';
export { TextLanguagesContext, useOwnerTextProps } from './parts/useOwnerTextProps.ts';
export { withKeys } from './parts/withKeys.ts';
// resume
export type { Content } from './resume/Content.ts';
export {
  type CaseStudy,
  type CaseStudyContent,
  type CaseStudyPart,
  type CaseStudyPicture,
  caseStudyLinks,
  caseStudyOf,
  isTitleOf,
} from './resume/caseStudies.ts';
export { duration } from './resume/dates/duration.ts';
export { formatPeriod } from './resume/dates/formatPeriod.ts';
export type { Game } from './resume/Game.ts';
export { coverLetter } from './resume/letter/coverLetter.ts';
export { bannerNames } from './resume/levels/bannerNames.ts';
export { currentJobLine } from './resume/levels/currentJobFacts.ts';
export { type Level, levels, nonLevelStageCount } from './resume/levels/levels.ts';
export type { Stage } from './resume/levels/stages.ts';
export { initials } from './resume/manual/initials.ts';
export { type ManualOverrides, manualTexts } from './resume/manual/manualTexts.ts';
export { baseMessagesFor } from './resume/messages/baseMessagesFor.ts';
export { interfaceLanguage } from './resume/messages/interfaceLanguage.ts';
export { type DocumentKind, documentNames } from './resume/owner/documentNames.ts';
export { gameTitle } from './resume/owner/gameTitle.ts';
export { type KeyFacts, keyFacts } from './resume/owner/keyFacts.ts';
export { localFilePath } from './resume/owner/localFilePath.ts';
export { playerName } from './resume/owner/playerName.ts';
export { printsOnLetter } from './resume/owner/printsOnLetter.ts';
export { currentQuest } from './resume/owner/profileFacts.ts';
export type { ProfileLink } from './resume/owner/profileLinks.ts';
export { defaultShell, type Shell, shells } from './resume/owner/shells.ts';
export type { Resume } from './resume/Resume.ts';
export {
  blocksOf,
  type InlineRun,
  type InlineRuns,
  plainLines,
  plainText,
  type RichBlock,
  type RichText,
} from './resume/RichText.ts';
export { sideQuestPictures } from './resume/sections/projectKinds.ts';
export type { LabeledFact, ResumeEntry, ResumeQuote, ResumeSection, Role } from './resume/sections/ResumeSection.ts';
export { resumeSections } from './resume/sections/resumeSections.ts';
export { type SectionChoice, type SectionName, sectionNames } from './resume/sections/sectionNames.ts';
export { type SkillGroup, skillGroups } from './resume/sections/skillGroups.ts';
export { fillIn } from './resume/text/fillIn.ts';
export { nonEmptyTexts, normalizeText } from './resume/text/normalizeText.ts';
export { webAddress } from './resume/text/webAddress.ts';
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
