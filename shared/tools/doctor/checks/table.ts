interface Check {
  number: number;
  /** The thing that the site does not show, and why. */
  lost: string;
  seenBy: string;
  /** The spec lets it be so: it is counted, but it is no defect. */
  isNote?: boolean;
}

const LIST = 'everyone who opens its list';
const PAGE = 'everyone who opens its page';
const FEED = 'everyone who reads the feed';
const WATCHERS = 'everyone who presses Play';
const READERS = 'everyone who reads along';

const named = {
  leftOut: ['the whole document: a field that its card needs is missing or malformed', LIST],
  textLost: ['a text: it is no text', LIST],
  textCut: ['the end of a text: it is longer than its place', LIST],
  pictureLost: ['a picture: its id is malformed, a placeholder stands for it', LIST],
  picturesLost: ['some pictures of a list: their ids are malformed', LIST],
  streamLost: ['a film: the id of its stream is malformed', WATCHERS],
  streamAbsent: ['a film: its lesson or post has no stream', WATCHERS],
  reelSkipped: ['a reel without a stream (§5: it is skipped)', 'everyone who watches reels', true],
  durationLost: ['the length of a film: it is no number of milliseconds, or no text as 4:05', LIST],
  countLost: ['a count: it is no number', FEED],
  businessLost: ['the business that a post leads to: businessInfo is no list of maps', FEED],
  postTypeMistyped: ['the content of a post: its postType is written in another way', FEED],
  postTypeOther: ['the content of a post of another type (§2: a placeholder)', FEED, true],
  sectionType: ['its section: it is neither What nor How and stands under What', LIST],
  visibilityMistyped: ['the post: isVisible is neither true nor false', FEED],
  pageNumber: ['the lesson: pageNo is a number, and lists are read by its text', LIST],
  altsUnmatched: ['descriptions of pictures: there are more of them than pictures', 'readers of screens'],

  timeMissing: ['the whole document: it has no time, and its list is ordered by it', LIST],
  timeMissingLast: ['its place: it has no time and stands last', LIST],
  timeMap: ['its place: its time is a map, as exports leave it, and stands after all timestamps', LIST],
  timeNumber: ['its place: its time is a number and stands before all timestamps', LIST],
  timeText: ['its place: its time is a text and stands after all timestamps', LIST],
  timeUnreadable: ['its time and place: there is no time in the field', LIST],
  timeMixed: ['the order of a list: its times are of several types, which Firestore sorts apart', LIST],
  timeAhead: ['its age: its time is more than a day ahead and says Just now', LIST],

  parentAbsent: ['the whole document: it names nothing that it belongs to', LIST],
  subcategoryOrphan: ['the subcategory: its category is not there', LIST],
  topicOrphan: ['the topic: its subcategory is not there', LIST],
  levelOrphan: ['the level: its topic is not there', LIST],
  lessonOrphan: ['the lesson: its level is not there', LIST],
  levelCreatorOrphan: ['the creator: the topic is not there', LIST],
  playlistTopicOrphan: ['the topic: its creator is not there', LIST],
  playlistOrphan: ['the playlist: its topic is not there', LIST],
  playlistVideoOrphan: ['the video: its playlist is not there', LIST],
  levelCreatorMissing: ['the name of who teaches a level: the creator is not there', LIST],
  postTopicMissing: ['what a post’s button leads to: the topic is not there', FEED],
  categoryEmpty: ['anything: a category without subcategories', PAGE],
  subcategoryEmpty: ['anything: a subcategory without topics', PAGE],
  topicEmpty: ['anything: a topic without levels', PAGE],
  levelEmpty: ['anything: a level without videos', PAGE],
  levelWithoutFirstPage: ['anything at first: a level whose page 1 has no videos', PAGE],
  playlistCreatorEmpty: ['anything: a creator without topics', PAGE],
  playlistTopicEmpty: ['anything: a topic without playlists', PAGE],
  playlistEmpty: ['anything: a playlist without videos', PAGE],

  cursorStuck: ['the order of all that follows: no page can begin after this document', LIST],
  colourLost: ['the colours of a button: no #RRGGBB or #AARRGGBB, or too transparent; the defaults stand in', FEED],

  idTwice: ['one of two documents: both have the same id', LIST],
  idOther: ['the page: links name another id than the document has', PAGE],
  lessonTwice: ['a lesson: the list has the same film twice', LIST],

  userName: ['the name in a greeting', 'these users'],
  userOccupation: ['the occupation: none of the seven', 'these users'],
  userTimes: ['a time of the user: it cannot be read', 'these users'],
  userMobile: ['the number: missing or no text; the next sign-in replaces it', 'these users', true],
  userUid: ['the uid: missing, or another than the document’s; it stays', 'these users', true],
  userNotMap: ['the user: the document has none of our fields', 'these users', true],

  manifestMissing: ['a film: its manifest is not at the stream host', WATCHERS],
  manifestCors: ['a film: its host does not let pages of the site read it', WATCHERS],
  partsCors: ['a film: its host lets pages of the site read its manifest, and not its playlists or parts', WATCHERS],
  manifestUnreadable: ['a film: its manifest is no playlist that the player reads', WATCHERS],
  streamOtherHost: ['a film: its parts lie on another host than its manifest', WATCHERS],
  codecUnplayable: ['a film: no quality has a codec that every browser plays', 'everyone with a browser without it'],
  qualityMissing: ['a quality of a film: its playlist is not there', 'everyone whose line it is fit for'],
  soundMissing: ['the sound: no quality has any', WATCHERS],
  soundUnreachable: ['the sound: its playlist is not there', WATCHERS],
  partMissing: ['a film: the first part of its picture or of its sound is not there', WATCHERS],
  partFormat: ['a film: its parts are MPEG-TS or sound without a container; the player reads fragmented MP4', WATCHERS],
  streamLive: ['the end of a film: its list of parts has none (EXT-X-ENDLIST), as that of a live stream', WATCHERS],
  partEncrypted: ['a film on the device: encrypted parts are not saved', 'everyone who saves it'],
  captionsMissing: ['captions and transcript: their file is not there, or no WebVTT', READERS],
  captionsCors: ['captions and transcript: their host does not let pages of the site read them', READERS],

  pictureMissing: ['a picture: it is not at the image host', LIST],
  pictureOtherType: ['a picture: the host sends something else', LIST],
  pictureSmallMissing: ['a picture on cards: its small variant is not there', LIST],

  indexMissing: ['whole lists: an index of the repository is not deployed, or not ready', 'everyone'],
  rulesOther: ['what the rules refuse: those deployed are not the repository’s', 'everyone'],
  siteUnreachable: ['the site: its address does not answer with a page', 'everyone'],
  policyPictures: ['all pictures: the page’s policy does not name their host', 'everyone'],
  policyStreams: ['all films: the page’s policy does not name their host', 'everyone'],
  policyDatabase: ['everything: the page’s policy does not let it read Firestore', 'everyone'],
  policyBotCheck: ['sign-in: the policy of its page does not let the check for bots in', 'everyone who signs in'],
  policyOther: ['what else the page loads: its policy refuses what the site’s own lets in', 'everyone'],
  policyWorker: [
    'what the service worker loads: its policy refuses what the site’s own lets in',
    'everyone who comes again',
  ],
  integrityEnforced: [
    'pages in Safari, and sign-in: an Integrity-Policy is enforced, which the site only reports by',
    'everyone with Safari; everyone who signs in',
  ],
  permissionRefused: [
    'what a button does, such as full screen: the Permissions-Policy refuses it',
    'everyone who presses it',
  ],
  pageNotSaved: [
    'the site without a network: its page lacks the headers without which it is not saved',
    'everyone without a network',
  ],
  workerMissing: ['the site without a network: its service worker is not there', 'everyone without a network'],
  remoteRefused: [
    'the screens of a remote: pages of the site may not read its files, or there is no list of remotes',
    'everyone who opens them',
  ],
} as const satisfies Record<string, readonly [lost: string, seenBy: string, isNote?: true]>;

export type CheckName = keyof typeof named;

/** All checks, numbered in this order. */
export const CHECKS = Object.fromEntries(
  Object.entries(named).map(([name, [lost, seenBy, isNote]], index) => [
    name,
    { number: index + 1, lost, seenBy, ...(isNote && { isNote }) },
  ]),
) as Record<CheckName, Check>;
