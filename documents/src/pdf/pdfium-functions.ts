/**
 * The functions of pdfium's C interface that are used here, called directly: the package's own wrappers take as long as
 * the work itself when called for the box of every character. Pointers and handles are numbers, 0 is null.
 */
export interface PdfiumFunctions {
  malloc(size: number): number;
  free(pointer: number): void;
  PDFiumExt_Init(): void;
  PDFiumExt_OpenFormFillInfo(): number;
  PDFiumExt_InitFormFillEnvironment(document: number, info: number): number;
  FPDF_LoadMemDocument(data: number, size: number, password: number): number;
  FPDF_GetLastError(): number;
  FPDF_GetPageCount(document: number): number;
  FPDF_GetMetaText(document: number, name: number, buffer: number, size: number): number;
  FPDF_LoadPage(document: number, index: number): number;
  FPDF_ClosePage(page: number): void;
  FPDF_GetPageWidthF(page: number): number;
  FPDF_GetPageHeightF(page: number): number;
  FPDF_GetPageBoundingBox(page: number, rectangle: number): number;
  FPDFPage_GetRotation(page: number): number;
  FPDFPage_CountObjects(page: number): number;
  FPDFPage_GetObject(page: number, index: number): number;
  FPDFFormObj_CountObjects(form: number): number;
  FPDFFormObj_GetObject(form: number, index: number): number;
  FPDFPageObj_GetType(object: number): number;
  FPDFPageObj_GetBounds(
    object: number,
    left: number,
    bottom: number,
    right: number,
    top: number,
  ): number;
  FPDFPageObj_GetFillColor(
    object: number,
    red: number,
    green: number,
    blue: number,
    alpha: number,
  ): number;
  FPDFPageObj_GetStrokeColor(
    object: number,
    red: number,
    green: number,
    blue: number,
    alpha: number,
  ): number;
  FPDFPageObj_HasTransparency(object: number): number;
  FPDFPageObj_GetClipPath(object: number): number;
  FPDFClipPath_CountPaths(clip: number): number;
  FPDFClipPath_CountPathSegments(clip: number, path: number): number;
  FPDFClipPath_GetPathSegment(clip: number, path: number, index: number): number;
  FPDFPathSegment_GetPoint(segment: number, x: number, y: number): number;
  FPDFPageObj_CountMarks(object: number): number;
  FPDFPageObj_GetMark(object: number, index: number): number;
  FPDFPageObjMark_GetName(mark: number, buffer: number, size: number, length: number): number;
  FPDFPath_GetDrawMode(path: number, fill: number, stroke: number): number;
  FPDFText_LoadPage(page: number): number;
  FPDFText_ClosePage(textPage: number): void;
  FPDFText_CountChars(textPage: number): number;
  FPDFText_GetUnicode(textPage: number, index: number): number;
  FPDFText_GetCharBox(
    textPage: number,
    index: number,
    left: number,
    right: number,
    bottom: number,
    top: number,
  ): number;
  FPDFText_GetCharOrigin(textPage: number, index: number, x: number, y: number): number;
  FPDFText_GetLooseCharBox(textPage: number, index: number, rectangle: number): number;
  FPDFText_GetTextObject(textPage: number, index: number): number;
  FPDFTextObj_GetTextRenderMode(object: number): number;
  FPDFTextObj_GetFont(object: number): number;
  FPDFFont_GetIsEmbedded(font: number): number;
  FPDFPageObj_GetMatrix(object: number, matrix: number): number;
  FPDFPage_GetAnnotCount(page: number): number;
  FPDFPage_GetAnnot(page: number, index: number): number;
  FPDFPage_CloseAnnot(annotation: number): void;
  EPDFAnnot_HasAppearanceStream(annotation: number, mode: number): number;
  EPDFAnnot_Flatten(page: number, annotation: number): number;
  EPDFAnnot_GetAPMatrix(annotation: number, mode: number, matrix: number): number;
  EPDFAnnot_GenerateAppearance(annotation: number): number;
  EPDFAnnot_GenerateFormFieldAP(annotation: number): number;
  EPDFAnnot_SetDefaultAppearance(
    annotation: number,
    font: number,
    size: number,
    red: number,
    green: number,
    blue: number,
  ): number;
  EPDFAnnot_ExportAppearanceAsDocument(annotation: number): number;
  FPDFPage_SetMediaBox(
    page: number,
    left: number,
    bottom: number,
    right: number,
    top: number,
  ): void;
  FPDF_NewXObjectFromPage(target: number, source: number, index: number): number;
  FPDF_NewFormObjectFromXObject(form: number): number;
  FPDF_CloseXObject(form: number): void;
  FPDFPage_InsertObject(page: number, object: number): void;
  FPDFPageObj_SetMatrix(object: number, matrix: number): number;
  FPDFAnnot_GetSubtype(annotation: number): number;
  FPDFAnnot_GetFlags(annotation: number): number;
  FPDFAnnot_HasKey(annotation: number, key: number): number;
  FPDFAnnot_GetRect(annotation: number, rectangle: number): number;
  FPDFAnnot_GetStringValue(annotation: number, key: number, buffer: number, size: number): number;
  FPDFAnnot_SetStringValue(annotation: number, key: number, value: number): number;
  FPDFAnnot_GetFormFieldType(form: number, annotation: number): number;
  FPDFAnnot_GetFormFieldValue(
    form: number,
    annotation: number,
    buffer: number,
    size: number,
  ): number;
  FPDFAnnot_GetOptionCount(form: number, annotation: number): number;
  FPDFAnnot_GetOptionLabel(
    form: number,
    annotation: number,
    index: number,
    buffer: number,
    size: number,
  ): number;
  FPDFAnnot_IsOptionSelected(form: number, annotation: number, index: number): number;
  FPDFAnnot_GetLink(annotation: number): number;
  FPDFLink_GetAction(link: number): number;
  FPDFAction_GetURIPath(document: number, action: number, buffer: number, size: number): number;
  FPDFBookmark_GetFirstChild(document: number, bookmark: number): number;
  FPDFBookmark_GetNextSibling(document: number, bookmark: number): number;
  FPDFBookmark_GetTitle(bookmark: number, buffer: number, size: number): number;
  FPDFBookmark_GetAction(bookmark: number): number;
  FPDF_GetXFAPacketCount(document: number): number;
  FPDF_GetXFAPacketContent(
    document: number,
    index: number,
    buffer: number,
    size: number,
    written: number,
  ): number;
  FPDF_CloseDocument(document: number): void;
  FPDF_RenderPageBitmap(
    bitmap: number,
    page: number,
    left: number,
    top: number,
    width: number,
    height: number,
    rotate: number,
    flags: number,
  ): void;
  FPDFBitmap_CreateEx(
    width: number,
    height: number,
    format: number,
    buffer: number,
    stride: number,
  ): number;
  FPDFBitmap_FillRect(
    bitmap: number,
    left: number,
    top: number,
    width: number,
    height: number,
    color: number,
  ): number;
  FPDFImageObj_GetBitmap(image: number): number;
  FPDFImageObj_GetImagePixelSize(image: number, width: number, height: number): number;
  FPDFImageObj_GetRenderedBitmap(document: number, page: number, image: number): number;
  FPDFBitmap_GetFormat(bitmap: number): number;
  FPDFBitmap_GetWidth(bitmap: number): number;
  FPDFBitmap_GetHeight(bitmap: number): number;
  FPDFBitmap_GetStride(bitmap: number): number;
  FPDFBitmap_GetBuffer(bitmap: number): number;
  FPDFBitmap_Destroy(bitmap: number): void;
  FPDFPage_GenerateContent(page: number): number;
  EPDFText_RedactInQuads(
    page: number,
    quads: number,
    count: number,
    inForms: number,
    drawsBars: number,
  ): number;
  FPDF_SaveAsCopy(document: number, writer: number, flags: number): number;
  PDFiumExt_OpenFileWriter(): number;
  PDFiumExt_GetFileWriterSize(writer: number): number;
  PDFiumExt_GetFileWriterData(writer: number, buffer: number, size: number): number;
  PDFiumExt_CloseFileWriter(writer: number): void;
}
