/** The elements of Word's own namespace (ISO/IEC 29500-1 and -4). */
export const WORD_ELEMENTS: ReadonlySet<string> = new Set(
  (
    'abstractNum abstractNumId active activeRecord activeWritingStyle addressFieldName adjustLineHeightInTable ' +
    'adjustRightInd alias aliases alignBordersAndEdges alignTablesRowByRow allowPNG allowSpaceOfSameStyleInTable ' +
    'altChunk altChunkPr altName alwaysMergeEmptyNamespace alwaysShowPlaceholderText annotationRef applyBreakingRules ' +
    'attachedSchema attachedTemplate attr autoCaption autoCaptions autoFormatOverride autoHyphenation autoRedefine ' +
    'autoSpaceDE autoSpaceDN autoSpaceLikeWord95 autofitToFirstFixedWidthCell b bCs background ' +
    'balanceSingleByteDoubleByteWidth bar basedOn bdo bdr behavior behaviors between bibliography bidi bidiVisual ' +
    'blockQuote body bodyDiv bookFoldPrinting bookFoldPrintingSheets bookFoldRevPrinting bookmarkEnd bookmarkStart ' +
    'bordersDoNotSurroundFooter bordersDoNotSurroundHeader bottom br cachedColBalance calcOnExit calendar cantSplit ' +
    'caps caption captions category cellDel cellIns cellMerge characterSpacingControl charset checkBox checkErrors ' +
    'checked citation clickAndTypeStyle clrSchemeMapping cnfStyle col colDelim color cols column comboBox comment ' +
    'commentRangeEnd commentRangeStart commentReference comments compat compatSetting connectString ' +
    'consecutiveHyphenLimit contentPart contextualSpacing continuationSeparator control convMailMergeEsc cr cs ' +
    'customXml customXmlDelRangeEnd customXmlDelRangeStart customXmlInsRangeEnd customXmlInsRangeStart ' +
    'customXmlMoveFromRangeEnd customXmlMoveFromRangeStart customXmlMoveToRangeEnd customXmlMoveToRangeStart ' +
    'customXmlPr dataBinding dataSource dataType date dateFormat dayLong dayShort ddList decimalSymbol default ' +
    'defaultTabStop defaultTableStyle del delInstrText delText description destination dir dirty ' +
    'displayBackgroundShape displayHangulFixedWidth displayHorizontalDrawingGridEvery displayVerticalDrawingGridEvery ' +
    'div divBdr divId divs divsChild doNotAutoCompressPictures doNotAutofitConstrainedTables ' +
    'doNotBreakConstrainedForcedTable doNotBreakWrappedTables doNotDemarcateInvalidXml doNotDisplayPageBoundaries ' +
    'doNotEmbedSmartTags doNotExpandShiftReturn doNotHyphenateCaps doNotIncludeSubdocsInStats ' +
    'doNotLeaveBackslashAlone doNotOrganizeInFolder doNotRelyOnCSS doNotSaveAsSingleFile doNotShadeFormData ' +
    'doNotSnapToGridInCell doNotSuppressBlankLines doNotSuppressIndentation doNotSuppressParagraphBorders ' +
    'doNotTrackFormatting doNotTrackMoves doNotUseEastAsianBreakRules doNotUseHTMLParagraphAutoSpacing ' +
    'doNotUseIndentAsNumberingTabStop doNotUseLongFileNames doNotUseMarginsForDrawingGridOrigin ' +
    'doNotValidateAgainstSchema doNotVertAlignCellWithSp doNotVertAlignInTxbx doNotWrapTextWithPunct docDefaults ' +
    'docGrid docPart docPartBody docPartCategory docPartGallery docPartList docPartObj docPartPr docPartUnique ' +
    'docParts docVar docVars document documentProtection documentType drawing drawingGridHorizontalOrigin ' +
    'drawingGridHorizontalSpacing drawingGridVerticalOrigin drawingGridVerticalSpacing dropDownList dstrike ' +
    'dynamicAddress eastAsianLayout effect em embedBold embedBoldItalic embedItalic embedRegular embedSystemFonts ' +
    'embedTrueTypeFonts emboss enabled encoding end endnote endnotePr endnoteRef endnoteReference endnotes entryMacro ' +
    'equation evenAndOddHeaders exitMacro fHdr family ffData fieldMapData fitText flatBorders fldChar fldData ' +
    'fldSimple font fonts footerReference footnote footnoteLayoutLikeWW8 footnotePr footnoteRef footnoteReference ' +
    'footnotes forceUpgrade forgetLastTabAlignment formProt format formsDesign frame frameLayout framePr frameset ' +
    'framesetSplitbar ftr gallery glossaryDocument gridAfter gridBefore gridCol gridSpan group growAutofit guid ' +
    'gutterAtTop hMerge hdr hdrShapeDefaults header headerReference headerSource headers helpText hidden ' +
    'hideGrammaticalErrors hideMark hideSpellingErrors highlight hps hpsBaseText hpsRaise hyperlink hyphenationZone i ' +
    'iCs id ignoreMixedContent ilvl imprint ind ins insideH insideV instrText isLgl jc keepLines keepNext kern ' +
    'kinsoku label lang lastRenderedPageBreak latentStyles layoutRawTableWidth layoutTableRowsApart left legacy lid ' +
    'lineWrapLikeWord6 link linkStyles linkToQuery linkedToFile listEntry listItem listSeparator lnNumType lock ' +
    'locked longDesc lsdException lvl lvlJc lvlOverride lvlPicBulletId lvlRestart lvlText mailAsAttachment mailMerge ' +
    'mailSubject mainDocumentType mappedName marBottom marH marLeft marRight marTop marW matchSrc maxLength ' +
    'mirrorIndents mirrorMargins monthLong monthShort moveFrom moveFromRangeEnd moveFromRangeStart moveTo ' +
    'moveToRangeEnd moveToRangeStart movie multiLevelType mwSmallCaps name next noBorder noBreakHyphen ' +
    'noColumnBalance noEndnote noExtraLineSpacing noLeading noLineBreaksAfter noLineBreaksBefore noProof ' +
    'noPunctuationKerning noResizeAllowed noSpaceRaiseLower noTabHangInd noWrap notTrueType nsid num numFmt numId ' +
    'numIdMacAtCleanup numPicBullet numPr numRestart numStart numStyleLink numbering numberingChange oMath object ' +
    'objectEmbed objectLink odso optimizeForBrowser outline outlineLvl overflowPunct p pBdr pPr pPrChange pPrDefault ' +
    'pStyle pageBreakBefore panose1 paperSrc people permEnd permStart personal personalCompose personalReply ' +
    'pgBorders pgMar pgNum pgNumType pgSz pict picture pitch pixelsPerInch placeholder pos position ' +
    'printBodyTextBeforeHeader printColBlack printFormsData printFractionalCharacterWidth printPostScriptOverText ' +
    'printTwoOnOne printerSettings proofErr proofState ptab qFormat query r rFonts rPr rPrChange rPrDefault rStyle ' +
    'readModeInkLockDown recipientData recipients relyOnVML removeDateAndTime removePersonalInformation result ' +
    'revisionView richText right rsid rsidRoot rsids rt rtl rtlGutter ruby rubyAlign rubyBase rubyPr saveFormsData ' +
    'saveInvalidXml savePreviewPicture saveSmartTagsAsXml saveSubsetFonts saveThroughXslt saveXmlDataOnly scrollbar ' +
    'sdt sdtContent sdtEndPr sdtPr sectPr sectPrChange selectFldWithFirstOrLastChar semiHidden separator settings ' +
    'shadow shapeDefaults shapeLayoutLikeWW8 shd showBreaksInFrames showEnvelope showXMLTags showingPlcHdr sig size ' +
    'sizeAuto smallCaps smartTag smartTagPr smartTagType snapToGrid softHyphen sourceFileName spaceForUL spacing ' +
    'spacingInWholePoints specVanish splitPgBreakAndParaMark src start startOverride statusText storeMappedDataAs ' +
    'strictFirstAndLastChars strike style styleLink styleLockQFSet styleLockTheme stylePaneFormatFilter ' +
    'stylePaneSortMethod styles subDoc subFontBySize suff summaryLength suppressAutoHyphens suppressBottomSpacing ' +
    'suppressLineNumbers suppressOverlap suppressSpBfAfterPgBrk suppressSpacingAtTopOfPage suppressTopSpacing ' +
    'suppressTopSpacingWP swapBordersFacingPages sym sz szCs t tab tabIndex table tabs tag targetScreenSz tbl ' +
    'tblBorders tblCaption tblCellMar tblCellSpacing tblDescription tblGrid tblGridChange tblHeader tblInd tblLayout ' +
    'tblLook tblOverlap tblPr tblPrChange tblPrEx tblPrExChange tblStyle tblStyleColBandSize tblStylePr ' +
    'tblStyleRowBandSize tblW tblpPr tc tcBorders tcFitText tcMar tcPr tcPrChange tcW temporary text textAlignment ' +
    'textDirection textInput textboxTightWrap themeFontLang title titlePg tl2br tmpl top topLinePunct tr tr2bl ' +
    'trHeight trPr trPrChange trackRevisions truncateFontHeightsLikeWP6 txbxContent type types u udl uiCompat97To2003 ' +
    'uiPriority ulTrailSpace underlineTabInNumList unhideWhenUsed uniqueTag updateFields useAltKinsokuLineBreakRules ' +
    'useAnsiKerningPairs useFELayout useNormalStyleForList usePrinterMetrics useSingleBorderforContiguousCells ' +
    'useWord2002TableStyleRules useWord97LineBreakRules useXSLTWhenSaving vAlign vMerge vanish vertAlign view ' +
    'viewMergedData w wAfter wBefore webHidden webSettings widowControl wordWrap wpJustification wpSpaceWidth ' +
    'wrapTrailSpaces writeProtection yearLong yearShort zoom'
  ).split(' '),
);

/** Its attributes. */
export const WORD_ATTRIBUTES: ReadonlySet<string> = new Set(
  (
    'abstractNumId accent1 accent2 accent3 accent4 accent5 accent6 actualPg after afterAutospacing afterLines ' +
    'algIdExt algIdExtSource algorithmName alignment all allStyles alternateStyleNames anchor anchorLock appName ' +
    'ascii asciiTheme author before beforeAutospacing beforeLines bg1 bg2 bidi bottom bottomFromText caption chapNum ' +
    'chapSep chapStyle char charSpace characterSet checkStyle clear clearFormatting code colFirst colLast color ' +
    'combine combineBrackets comments conformance count countBy cryptAlgorithmClass cryptAlgorithmSid ' +
    'cryptAlgorithmType cryptProvider cryptProviderType cryptProviderTypeExt cryptProviderTypeExtSource ' +
    'cryptSpinCount cs csb0 csb1 cstheme customMarkFollows customStyle customStyles date decorated defLockedState ' +
    'defQFormat defSemiHidden defUIPriority defUnhideWhenUsed default directFormattingOnNumbering ' +
    'directFormattingOnParagraphs directFormattingOnRuns directFormattingOnTables dirty displacedByCustomXml display ' +
    'displayText distance dllVersion docLocation drawAspect dropCap dxaOrig dyaOrig eastAsia eastAsiaTheme ed edGrp ' +
    'edit element end endChars enforcement equalWidth evenHBand evenVBand fieldCodes fill first firstColumn firstLine ' +
    'firstLineChars firstRow firstRowFirstColumn firstRowLastColumn fldCharType fldLock fmt followedHyperlink font ' +
    'fontKey fontSz footer format formatting frame fullDate grammar gutter h hAnchor hAnsi hAnsiTheme hRule hSpace ' +
    'hanging hangingChars hash hashValue header heading headingStyles hint history horzAnchor hyperlink id ilvl ' +
    'initials inkAnnotations insDel instr lang lastColumn lastRow lastRowFirstColumn lastRowLastColumn lastValue ' +
    'latentStyles leader left leftChars leftFromText legacy legacyIndent legacySpace line linePitch lineRule lines ' +
    'locked lockedField markup multiLine name namespaceuri nlCheck noHBand noLabel noVBand null num numFmt numId ' +
    'numPicBulletId numberingStyles oddHBand oddVBand offsetFrom orient original other percent pos prefixMappings ' +
    'progId qFormat recommended relativeTo restart right rightChars rightFromText rsidDel rsidP rsidR rsidRDefault ' +
    'rsidRPr rsidSect rsidTr salt saltValue semiHidden sep shadow shapeId shapeid solutionID space spelling spinCount ' +
    'start startChars storeItemID styleId stylesInUse subsetted sz t1 t2 tableStyles target tblpX tblpXSpec tblpY ' +
    'tblpYSpec tentative tgtFrame themeColor themeFill themeFillShade themeFillTint themeShade themeTint tooltip top ' +
    'top3HeadingStyles topFromText tplc type uiPriority unhideWhenUsed updateMode uri url usb0 usb1 usb2 usb3 vAnchor ' +
    'vMerge vMergeOrig vSpace val value vendorID vert vertAnchor vertCompress visibleStyles w wrap x xAlign xpath y ' +
    'yAlign zOrder'
  ).split(' '),
);
